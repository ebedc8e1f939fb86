/**
 * Makes the icons of `public/` from the logo (part of `npm run draw`; commit the result). Current browsers need four:
 * an SVG that follows the color scheme, a 32 px ICO for older browsers, Apple's touch icon and the two sizes of a web
 * manifest.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { appIconSvg, faviconSvg, logoSvg } from './logo';

const folder = 'public';

async function png(svg: string, side: number): Promise<Buffer> {
  const density = 72 * Math.ceil(side / 40);
  return sharp(Buffer.from(svg), { density })
    .resize(side, side)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An ICO file with one PNG in it (allowed since Windows Vista): 6 bytes of header, 16 of entry, the picture. */
function ico(picture: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

const files: readonly (readonly [name: string, content: string | Buffer])[] = [
  ['favicon.svg', faviconSvg()],
  ['favicon.ico', ico(await png(logoSvg({ tone: 'ink' }), 32), 32)],
  ['apple-touch-icon.png', await png(appIconSvg(0.72), 180)],
  ['icon-192.png', await png(appIconSvg(), 192)],
  ['icon-512.png', await png(appIconSvg(), 512)],
];
for (const [name, content] of files) await writeFile(path.join(folder, name), content);
console.log(`Wrote ${files.map(([name]) => name).join(', ')} to public/.`);
