import { withWords, type IndexedPicture } from './indexed-picture';
import { indexedPng } from './png';

/** Maximum bytes of a social image, because networks fetch it while somebody waits for the preview. */
export const heaviest = 90_000;

/** The same for an image with a photograph. Some networks show no larger ones. */
const heaviestPhoto = 300_000;

/** Qualities to try, best first. At 80 nobody sees a difference from 95, which has a sixth more bytes and takes longer. */
const qualities = [80, 60, 40] as const;

/**
 * Puts a text over a picture and makes a PNG with a palette. The drawings have flat colors and sharp edges: a JPEG has
 * twice the bytes (78 to 98 KB instead of 36 to 48) and artifacts at the edges.
 *
 * @param pictureAt makes the picture at a quality from 1 to 100
 * @param words an SVG, placed in the upper left corner
 * @throws Error if it has too many bytes even at the lowest quality
 */
export const rasterize = async (
  pictureAt: (quality: number) => Promise<IndexedPicture>,
  words: string,
  isPhoto = false,
): Promise<Buffer> => {
  const limit = isPhoto ? heaviestPhoto : heaviest;
  for (const quality of qualities) {
    const png = await indexedPng(await withWords(await pictureAt(quality), words));
    if (png.length <= limit) return png;
  }
  throw new Error(`A social image has more than ${limit} bytes: its picture has too much detail`);
};
