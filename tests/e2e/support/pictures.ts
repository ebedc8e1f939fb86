import sharp from 'sharp';

/** A file as a visitor chooses it. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/**
 * What a phone's camera writes when it is held upright: 12 megapixels that lie on their side, with the turn, the
 * device, the time and the place beside them. Upright, its upper half is red and its lower half is blue.
 */
export async function phonePicture(name = 'IMG_0001.jpg'): Promise<ChosenFile> {
  const [width, height] = [4032, 3024];
  const blue = { create: { width: width / 2, height, channels: 3, background: '#0000ff' } } as const;
  const grain = await sharp({
    create: {
      width,
      height,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
      background: '#000',
    },
  })
    .png()
    .toBuffer();
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([
      { input: await sharp(blue).png().toBuffer(), left: width / 2, top: 0 },
      { input: grain, blend: 'soft-light' },
    ])
    .withExif({
      IFD0: { Make: 'Fruit', Model: 'Phone 15', DateTime: '2026:11:20 15:04:05' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '32/1 46/1 36/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '96/1 47/1 48/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A small picture of one color. */
export async function plainPicture(name: string, background: string): Promise<ChosenFile> {
  const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** The beginning of an iPhone's own format, which Chromium cannot decode. */
export const heicPicture: ChosenFile = {
  name: 'IMG_0002.HEIC',
  mimeType: 'image/heic',
  buffer: Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(5000, 7)]),
};
