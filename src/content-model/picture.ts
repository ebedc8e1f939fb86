import type { ImageMetadata } from 'astro';
import type { DrawingName } from './vocabulary/drawings';

/** A picture as content names it: a drawing, or a photograph with what it shows (`schemas/picture.ts`). */
export interface Picture {
  drawing?: DrawingName | undefined;
  photo?: ImageMetadata | undefined;
  /** What it shows; empty where the words beside it say so. */
  alt?: string | undefined;
  /** The point that stays in view, as in `40% 25%`. */
  focus?: string | undefined;
}

/** Whether a section or item has a picture at all. */
export const hasPicture = ({ drawing, photo }: { drawing?: unknown; photo?: unknown }): boolean =>
  drawing !== undefined || photo !== undefined;

/**
 * The way to a photograph's file on the disk of the build, for what is made of it besides the sizes that pages link.
 * @throws Error where Astro no longer gives it
 */
export function fileOf(photo: ImageMetadata): string {
  const { fsPath } = photo as ImageMetadata & { fsPath?: unknown };
  if (typeof fsPath !== 'string')
    throw new Error('Astro no longer says where the file of a picture is (fsPath in its metadata).');
  return fsPath;
}
