import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import type { IndexedPicture } from './indexed-picture';

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** A part of a PNG file: length, type, data, checksum (PNG specification, section 5.3). */
const chunk = (type: string, data: Buffer): Buffer => {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(typed), 4);
  return Buffer.concat([numbers.subarray(0, 4), typed, numbers.subarray(4)]);
};

/** 7 instead of 6 makes a card 1 % smaller and takes 2 ms more; 8 makes it 6 % smaller and takes 15 ms more. */
const compression = { level: 7 };

/** Writes a PNG with a palette. sharp cannot write one with a palette that it did not make itself. */
export async function indexedPng({ width, height, colors, pixels }: IndexedPicture): Promise<Buffer> {
  // Width, height, bits of an index, color type 'palette', and the only compression, filters and interlacing.
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const palette = Buffer.alloc(colors.length * 3);
  colors.forEach((color, index) => palette.writeUIntBE(color, index * 3, 3));
  // Each row begins with the number of its filter: 0 for none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', await promisify(deflate)(rows, compression)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
