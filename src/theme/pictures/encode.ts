import sharp from 'sharp';
import { memoize } from '../../lib/memoize';

/**
 * The pixels of a picture, upright. Astro asks for one size after another of the same bytes, and decoding a photograph in
 * AVIF takes as long as encoding it in the smallest size.
 */
const decoded = memoize((source: Uint8Array) =>
  sharp(source, { failOn: 'none' }).autoOrient().raw().toBuffer({ resolveWithObject: true }),
);

/**
 * Encodes a picture in one size, cropped around its focus. The result never has more pixels than the source. If the
 * source already has the format, it never has more bytes either: then the source is returned unchanged.
 * @param source bytes of the picture; rotated according to its EXIF orientation
 */
export async function encode(source: Uint8Array, target: Target): Promise<Buffer> {
  // The AVIF encoder divides a picture between threads, by default as many as the machine has cores. The bytes depend
  // on their number, and with two a picture is 2 % larger than with one.
  sharp.concurrency(1);
  const { format, width, height, focus } = target;
  const { data, info } = await decoded(source);
  const upright = sharp(data, { raw: info });
  if (focus) upright.extract(cropAround(focus, info, target));
  const made = await upright
    .resize({ width, height, fit: 'cover', withoutEnlargement: true })
    .toFormat(format, encoders[format])
    .toBuffer();
  if (made.length < source.length) return made;
  const about = await sharp(source, { failOn: 'none' }).metadata();
  const isSame =
    (about.compression === 'av1' ? 'avif' : about.format) === format &&
    about.width * height === about.height * width &&
    (about.orientation ?? 1) === 1 &&
    // A source with EXIF data, which may have the GPS position and the camera, must be encoded again.
    !about.exif;
  return isSame ? Buffer.from(source) : made;
}

interface Size {
  width: number;
  height: number;
}

/**
 * The largest part of a picture with the target's aspect ratio. A focus of `0% 0%` keeps the upper left corner,
 * `100% 100%` the lower right one, like `object-position` in CSS.
 */
export function cropAround(focus: string, whole: Size, shape: Size): Size & { left: number; top: number } {
  const [x = 50, y = 50] = focus.split(' ').map((part) => Number.parseInt(part, 10));
  const scale = Math.min(whole.width / shape.width, whole.height / shape.height);
  const width = Math.round(shape.width * scale);
  const height = Math.round(shape.height * scale);
  return {
    width,
    height,
    left: Math.round(((whole.width - width) * x) / 100),
    top: Math.round(((whole.height - height) * y) / 100),
  };
}

/** Pictures are shown 4:3. */
const heightOf = (width: number): number => (width * 3) / 4;

/** A picture to make: its format, and its size in pixels. */
export interface Target {
  readonly format: 'avif' | 'webp';
  readonly width: number;
  readonly height: number;
  /** The point around which it is cropped, as in `40% 25%`; by default the center. */
  readonly focus?: string | undefined;
}

/**
 * Widths that screens need: 480 for a wide screen at 1x with three pictures side by side; 800 for the same at 2x,
 * tablets and older phones; 1080 for a phone of 390 CSS pixels at 3x (0.92 x 390 x 3 = 1,076).
 */
const widths: readonly number[] = [480, 800, 1080];

const target = (format: Target['format'], width: number): Target => ({
  format,
  width,
  height: heightOf(width),
});

/** For every browser of the last three years. */
export const modern: readonly Target[] = widths.map((width) => target('avif', width));

/** One more for a hero, which may be as wide as the screen. */
export const wide: Target = target('avif', 1600);

/** A blurred placeholder for a hero until the picture has loaded; part of the page. */
export const blurred: Target = target('webp', 16);

/** For browsers without AVIF, which are few: Safari has it since 16.4. */
export const fallback: Target = target('webp', 800);

/** How pictures are encoded; measured in docs/decisions/picture-encoding.md. */
export const encoders = {
  avif: { quality: 48, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 80, effort: 3 },
} as const;
