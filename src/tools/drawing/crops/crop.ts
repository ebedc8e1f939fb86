import type { Canvas, View } from '../kit';
import type { Fixture, RunsOptions } from '../parts';

/**
 * A picture of a part of the house. The surroundings are drawn in blue monochrome; the subject is drawn in full color
 * near the cut plane, in section, with more detail than in the hero.
 */
export interface Crop {
  /** file name and key of the picture */
  name: string;
  /** frame in paper units; its width sets the pen */
  view: View;
  /** factor of the usual line width, less than 1 for a whole building whose fixtures are small; default 1 */
  pen?: number;
  /** the surroundings of the subject; drawn muted */
  surroundings: (canvas: Canvas) => void;
  /** in full color between the earth and the pipes: wet soil, what a camera sees behind a pipe */
  underlay?: (canvas: Canvas) => void;
  /** also draw the house's pipes, muted, except these; no pipes when left out */
  quietRuns?: RunsOptions;
  /** the subject; fills 60 to 75 % of the frame and has the only orange part */
  subject: (canvas: Canvas) => void;
  /** the wide picture of a page's hero: the whole house in color around the subject */
  landing?: {
    /** frame; by default a wider one around the crop's own */
    view?: View;
    /** frame of the strip under a form, three times as wide as high; by default computed from the crop's own */
    strip?: View;
    /** drawn in full color instead of the house, by a picture of another place */
    scene?: (canvas: Canvas) => void;
    /** fixtures and pipes of the house that the subject draws itself */
    without?: readonly Fixture[];
    withoutRuns?: readonly string[];
  };
}
