import type { Canvas, View } from '../kit';
import type { Fixture, RunsOptions } from '../parts';

/**
 * One picture cut from the house. The scene is drawn in blue monochrome; the subject is drawn again in full
 * color near the cut plane, cut open, with the detail that the hero leaves out.
 */
export interface Crop {
  /** file name and key of the picture */
  name: string;
  /** frame in paper units; its width sets the pen */
  view: View;
  /** share of the usual pen, for a whole building whose fixtures would blot under it; 1 when left out */
  pen?: number;
  /** what stands around the subject; drawn muted */
  surroundings: (canvas: Canvas) => void;
  /** in full color between the earth and the pipes: wet soil, what a camera sees behind a pipe */
  underlay?: (canvas: Canvas) => void;
  /** also draw the house's pipes, muted, except these; no pipes when left out */
  quietRuns?: RunsOptions;
  /** what the picture is about; fills 60 to 75 % of the frame and holds its one orange focus */
  subject: (canvas: Canvas) => void;
  /** the wide picture of a page's hero: the whole house in color around the subject */
  landing?: {
    /** frame; a wider one around the crop's own when left out */
    view?: View;
    /** frame of the strip under a form, three times as wide as high; worked out from the crop's own when left out */
    strip?: View;
    /** drawn in full color instead of the house, by a picture of another place */
    scene?: (canvas: Canvas) => void;
    /** fixtures and runs of the house that the subject draws itself */
    without?: readonly Fixture[];
    withoutRuns?: readonly string[];
  };
}
