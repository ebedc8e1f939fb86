/**
 * `npm run icons`: makes the icons of `public/` from the logo of `content/drawings/`; commit the result. Current browsers
 * need four: an SVG that follows the color scheme, a 32 px ICO for older browsers, Apple's touch icon and the two sizes
 * of a web manifest.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { colors } from '../../theme/colors.mjs';
import { logoMark } from '../../theme/pictures/drawings';

const { ink, navy, white } = colors;

/** The logo on light ground, with an outline that is light where the browser is dark. */
const favicon = logoMark('ink')
  .replace(' aria-hidden="true"', '')
  .replaceAll(ink, 'currentColor')
  .replace('>', `><style>svg{color:${ink}}@media(prefers-color-scheme:dark){svg{color:${white}}}</style>`);

/**
 * The logo on a navy square, for home screens.
 * @param share of the square's side that the logo takes; with 0.63 its corners stay inside the circle of 80 % of the side
 *   that no launcher cuts off
 */
function appIcon(share = 0.63): string {
  const side = 40 / share;
  const inset = (side - 40) / 2;
  const logo = logoMark('white').replace('<svg', `<svg x="${inset}" y="${inset}" width="40" height="40"`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">` +
    `<rect width="${side}" height="${side}" fill="${navy}"/>${logo}</svg>`
  );
}

const png = (svg: string, side: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 72 * Math.ceil(side / 40) })
    .resize(side, side)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

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

const files: Readonly<Record<string, string | Buffer>> = {
  'favicon.svg': favicon,
  'favicon.ico': ico(await png(logoMark('ink'), 32), 32),
  'apple-touch-icon.png': await png(appIcon(0.72), 180),
  'icon-192.png': await png(appIcon(), 192),
  'icon-512.png': await png(appIcon(), 512),
};
for (const [name, content] of Object.entries(files)) writeFileSync(path.join('public', name), content);
console.log(`Wrote ${Object.keys(files).join(', ')} to public/: commit all of them.`);
