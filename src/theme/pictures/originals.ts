import type { ImageMetadata } from 'astro';

/**
 * The photographs of the content, by path. Not Astro's `image()`: it imports every picture of every page in one module
 * of its own, so a picture that is taken away while the dev server runs ends all pages until the next start.
 */
const files = import.meta.glob<ImageMetadata>(
  // The endings of `pictureEndings`; a glob must be written out.
  '/content/images/**/*.{avif,jpeg,jpg,png,tif,tiff,webp}',
  // Cameras write endings in capitals.
  { import: 'default', caseSensitive: false },
);

/** The paths of all photographs in the project. */
export const originals: readonly string[] = Object.keys(files).map((file) => file.slice(1));

/**
 * The original of a photograph, from which Astro makes its sizes; undefined while the file is not there, as between
 * two steps at the desk.
 * @throws Error in a build without the file, so that no page goes online without its picture
 */
export const original = async (file: string): Promise<ImageMetadata | undefined> => {
  const image = files[`/${file}`]?.();
  // The dev server may not have noticed yet that it is gone.
  if (import.meta.env.DEV) return image?.catch(() => undefined);
  if (!image) throw new Error(`${file} is not among the pictures of this build.`);
  return image;
};
