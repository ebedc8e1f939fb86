import type { ImageMetadata } from 'astro';
import type { DrawingName } from './vocabulary/drawings';

/** A picture in content: a drawing or a photograph (`schemas/picture.ts`). */
export interface Picture {
  drawing?: DrawingName | undefined;
  photo?: ImageMetadata | undefined;
  /** Description for screen readers; empty if the text next to it says the same. */
  alt?: string | undefined;
  /** The point that stays visible when the photo is cropped, as in `40% 25%`. */
  focus?: string | undefined;
}

/** Whether a section or item has a picture at all. */
export const hasPicture = ({ drawing, photo }: { drawing?: unknown; photo?: unknown }): boolean =>
  drawing !== undefined || photo !== undefined;

/**
 * The path of a photograph's file, for uses other than Astro's resized pictures.
 * @throws Error if Astro no longer gives it
 */
export function fileOf(photo: ImageMetadata): string {
  const { fsPath } = photo as ImageMetadata & { fsPath?: unknown };
  if (typeof fsPath !== 'string')
    throw new Error("Astro no longer gives the path of a picture's file (fsPath in its metadata).");
  return fsPath;
}
