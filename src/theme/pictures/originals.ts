import type { ImageMetadata } from 'astro';

/**
 * The photographs of the content, by path. Not Astro's `image()`: it imports every picture of every page in one module
 * of its own, so a picture that is taken away while the dev server runs ends all pages until the next start.
 */
const files = import.meta.glob<ImageMetadata>('/content/images/**/*.{avif,jpeg,jpg,png,tif,tiff,webp}', {
  import: 'default',
});

/** The paths of all photographs in the project. */
export const originals: readonly string[] = Object.keys(files).map((file) => file.slice(1));

/**
 * The original of a photograph, from which Astro makes its sizes; undefined while the file is not there, as between
 * two steps at the desk. Before a build, the content check makes sure that it is.
 * @param file its path in the project
 */
export const original = async (file: string): Promise<ImageMetadata | undefined> => {
  const found = files[`/${file}`]?.();
  // The dev server may not have noticed yet that it is gone.
  return import.meta.env.DEV ? found?.catch(() => undefined) : found;
};
