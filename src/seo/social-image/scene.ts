import sharp from 'sharp';
import { colors } from '@/theme/colors.mjs';
import { socialImageSize } from './path';
import { cropAround } from '@/theme/pictures/encode';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const rect = ({ x, y, width, height }: Box, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${more}/>`;

/** The root element's attributes that its children inherit. */
const inherited = (root: string): string =>
  Array.from(root.matchAll(/\s([\w:-]+)="([^"]*)"/g))
    .filter(([, name = '']) => /^(fill|stroke|stroke-[a-z]+|font-[a-z]+)$/.test(name))
    .map(([attribute]) => attribute)
    .join('');

/**
 * Fits a picture into a box. Uses a clip and a transform instead of a nested `svg` element, which renderers treat
 * differently.
 *
 * @param fit `cover` fills the box and cuts off the rest, `contain` shows the whole picture
 */
const fitted = (id: string, svg: string, box: Box, fit: 'cover' | 'contain'): string => {
  const root = /^[^<]*<svg\b[^>]*>/.exec(svg)?.[0] ?? '';
  const view =
    /\sviewBox="([^"]+)"/
      .exec(root)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const [left, top, width, height] = view;
  if (left === undefined || top === undefined || !width || !height) {
    throw new Error(`The ${id} of a social image has no viewBox`);
  }
  const ratios = [box.width / width, box.height / height];
  const scale = fit === 'cover' ? Math.max(...ratios) : Math.min(...ratios);
  const x = box.x + (box.width - width * scale) / 2 - left * scale;
  const y = box.y + (box.height - height * scale) / 2 - top * scale;
  const contents = svg.slice(root.length).replace(/<\/svg>\s*$/, '');
  return (
    `<clipPath id="${id}">${rect(box, 'black')}</clipPath><g clip-path="url(#${id})">` +
    `<g transform="translate(${x} ${y}) scale(${scale})"${inherited(root)}>${contents}</g></g>`
  );
};

/** A pipe in the style of the house drawing: outline, body, highlight at the upper left, and a flange at its end. */
const phonePipe = (): string => {
  const { pipe, ink } = frame;
  const top = pipe.y - pipe.diameter / 2;
  const flange = { x: pipe.end, y: top - 14, width: frame.wall.x - pipe.end, height: pipe.diameter + 28 };
  const outline = ` stroke="${colors.ink}" stroke-width="${ink}"`;
  const body = { x: -ink, y: top, width: pipe.end + ink, height: pipe.diameter };
  const light = { x: 0, y: top + ink / 2 + 5, width: pipe.end - ink / 2, height: 6 };
  return (
    rect(body, colors.orange, outline) +
    rect(light, colors.white, ' opacity=".6"') +
    rect(flange, colors.orange, `${outline} stroke-linejoin="round"`)
  );
};

const wordsSide = (): string => {
  const { ground, wall, height, ink } = frame;
  return (
    rect({ x: 0, y: 0, width: wall.x, height }, colors.sky) +
    rect({ x: 0, y: ground, width: wall.x, height: height - ground }, colors.navy) +
    rect({ x: 0, y: ground - ink / 2, width: wall.x, height: ink }, colors.ink) +
    phonePipe() +
    rect({ x: wall.x, y: 0, width: wall.width, height }, colors.ink)
  );
};

/** A card without its headline and note, which many cards share. */
export const cardScene = ({ drawing, mark, reach }: SocialCard, words: string): string => {
  const { width, height, wall, margin } = frame;
  const right = wall.x + wall.width;
  const picture =
    reach === 'full'
      ? rect({ x: 0, y: 0, width, height }, colors.sky) +
        fitted('drawing', drawing, { x: 0, y: 0, width, height }, 'cover') +
        phonePipe()
      : rect({ x: right, y: 0, width: width - right, height }, colors.sky) +
        fitted('drawing', drawing, { x: right, y: 0, width: width - right, height }, 'cover') +
        wordsSide();
  const logo = fitted('mark', mark, { x: margin.left, y: margin.top, width: 54, height: 54 }, 'contain');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `${picture}${logo}<g>${words.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')}</g></svg>`
  );
};

/** The content of a social image. */
export interface SocialCard {
  readonly headline: string;
  /** The company's name, next to the logo's mark. */
  readonly siteName: string;
  /** The phone number, as people write it; on the orange pipe. */
  readonly phone: string;
  /** Small line under the headline: the city, and the license number that Texas requires in advertising. */
  readonly note: string;
  readonly mark: string;
  readonly drawing: string;
  /** True if the picture has a photograph, which needs more bytes than a drawing. */
  readonly isPhoto?: boolean;
  /**
   * `half`: the drawing fills the right side. `full`: it fills the card and has room for the text at its upper left.
   */
  readonly reach: 'half' | 'full';
}

const { width, height } = socialImageSize;

/** The layout of a card, in pixels. */
export const frame = {
  width,
  height,
  /** Distance of the text from the card's left and upper edge. */
  margin: { left: 56, top: 48 },
  /** The wall between text and drawing, shown in cross section. */
  wall: { x: 566, width: 18 },
  /** Top of the soil, below the text. */
  ground: 478,
  /** The pipe with the phone number: its center line, diameter and end. */
  pipe: { y: 552, diameter: 78, end: 540 },
  ink: 5,
  /** Room for headline and note: down to the soil, or to the van and the gutter if the house fills the card. */
  words: {
    top: 134,
    half: { width: 488, bottom: 456 },
    full: { width: 446, bottom: 338 },
  },
} as const;

/**
 * Wraps a photograph in an SVG, like a drawing, with the aspect ratio of the card's right side.
 * @param focus the point that stays visible when it is cropped, as in `40% 25%`
 */
export async function photoDrawing(source: Buffer, focus = '50% 50%'): Promise<string> {
  const size = { width: frame.width - frame.wall.x - frame.wall.width, height: frame.height };
  const { autoOrient } = await sharp(source).metadata();
  const jpeg = await sharp(source)
    .autoOrient()
    .extract(cropAround(focus, autoOrient, size))
    .resize(size)
    .jpeg({ quality: 90 })
    .toBuffer();
  const { width, height } = size;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<image href="data:image/jpeg;base64,${jpeg.toString('base64')}" width="${width}" height="${height}"/></svg>`
  );
}
