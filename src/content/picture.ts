import type { DrawingName } from './vocabulary';

/** A picture in content: a drawing or a photograph (`schemas/fields.ts`). */
export interface Picture {
  drawing?: DrawingName | undefined;
  /** The path of its file, as content writes it: `../images/work/new-heater.jpg`. */
  photo?: string | undefined;
  /** Description for screen readers; empty if the text next to it says the same. */
  alt?: string | undefined;
  /** The point that stays visible when the photo is cropped, as in `40% 25%`. */
  focus?: string | undefined;
}

/** Whether a section or item has a picture at all. */
export const hasPicture = ({ drawing, photo }: { drawing?: unknown; photo?: unknown }): boolean =>
  drawing !== undefined || photo !== undefined;

/** The path of a photograph's file from the project's folder. */
export const fileOf = (photo: string): string => photo.replace(/^\.{1,2}\//, 'content/');

/**
 * The formats of photographs that the build can turn into its sizes, by the endings of their files. Others would be
 * passed over without a word: a GIF has 256 colors, and browsers do not show a HEIC file.
 */
export const pictureEndings = ['avif', 'jpeg', 'jpg', 'png', 'tif', 'tiff', 'webp'] as const;

const photograph = new RegExp(String.raw`^content/images/.*\.(?:${pictureEndings.join('|')})$`, 'i');

/**
 * Whether a file is a photograph that pages can show: content check, build, dev server and desk ask this. Cameras write
 * endings in capitals, `IMG_1234.JPG`.
 */
export const isPhotograph = (file: string): boolean => photograph.test(file);
