/** A picture is at most this long on its longer side, in pixels: enough to see the thread of a fitting. */
const LONGEST_SIDE = 1600;
/** And at most this large, in bytes. */
const MOST_BYTES = 1_000_000;
/** Tried in this order; the second is needed for gravel and leaves only. */
const QUALITIES = [0.85, 0.7, 0.5, 0.3];

/**
 * Makes a small JPEG of whatever picture this browser can decode, upright. Drawing it anew leaves out all that the
 * camera wrote beside the pixels: the place, the time, the device.
 * @returns undefined if this browser cannot read it (HEIC outside Safari, a video, a damaged file)
 */
export async function makeJpeg(file: Blob): Promise<ArrayBuffer | undefined> {
  const address = URL.createObjectURL(file);
  const canvas = document.createElement('canvas');
  try {
    // An element and not `createImageBitmap`: it turns the picture upright in every browser, and a phone decodes 48
    // megapixels at a fraction of their size for it.
    const image = new Image();
    image.src = address;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const context = canvas.getContext('2d')!;
    // What is transparent would become black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    for (const quality of QUALITIES) {
      const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
      if (jpeg && jpeg.size <= MOST_BYTES) return await jpeg.arrayBuffer();
    }
    return undefined;
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
    // Safari keeps a canvas's memory until it has no pixels.
    canvas.width = canvas.height = 0;
  }
}
