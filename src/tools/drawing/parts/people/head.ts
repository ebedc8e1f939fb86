import { palette, type Canvas, type Placement } from '../../kit';

/** How somebody's hair is cut. */
export type Hair = 'short' | 'bun' | 'bob' | 'curls' | 'bald';

/** What tells one person from another; colors of the palette. */
export interface Look {
  skin: string;
  hair: Hair;
  hairColor: string;
  beard?: boolean;
  /** color of a cap with a visor */
  cap?: string;
  glasses?: boolean;
}

/** Skin tones that the palette offers, light to dark. */
export const skinTones = {
  fair: palette.wallShade,
  tan: palette.skinTan,
  brown: palette.woodDark,
  deep: palette.skinDeep,
} as const;

const face =
  'M-8 11C-12 26 -6 33 2 33C11 33 13.6 27 13.4 20C14.4 18.4 16.4 16.2 16.2 14.8C16 13.6 14 13.8 13.2 13.2C13.2 8 11.6 4.6 6 4.6C0 4.6 -4 7 -6 10Z';

/** Hair behind and over the face, by cut; the face is turned to the right. */
const cuts: Readonly<Record<Exclude<Hair, 'bald'>, string>> = {
  short:
    'M-6.4 10C-14.6 14 -15 36 2 37.6C13 38.4 17 30 14 25C8 27.6 3 27 0 24C-0.6 21 -2 19.6 -3.6 19.6C-5.6 19 -6.8 14 -6.4 10Z',
  bun: 'M-6.4 10C-14.6 14 -15 36 2 37.6C13 38.4 16.4 31 14 25C8 28.6 3 28 0.6 24C-0.6 21 -2 19.6 -3.6 19.6C-5.6 19 -6.8 14 -6.4 10ZM-20 33C-21 26 -14 24 -10 28C-7 32 -9 40 -14 39.6C-18 39.4 -20 36 -20 33Z',
  bob: 'M-2 5C-10 1 -17 4 -16 12C-17 28 -12 38 2 38C13 38.4 17 30 14 24C8 28 3 27.6 0.6 23C-1 19 -1.6 12 -2 5Z',
  curls:
    'M-5 8C-10 5 -14 9 -12.4 12.6C-17 15 -16.6 21 -13.4 22.6C-17 27 -13 33 -9 32.4C-9 38 -2 41 1.6 37.6C6 41.6 13 39 12.6 34C17 33 18 27 14 24.6C10 28.6 4 28 1 24.4C-1 23 -2 20 -4 19.6C-6 18 -6 12 -5 8Z',
};

/** From this ink width on (cm) a face is drawn with its eye only. */
const broadPen = 3;

/** Head and neck, turned to the right, 33 cm high from the shoulders: friendly, and readable in a small card. */
export function head(canvas: Canvas, at: Placement, look: Look): void {
  const { ink, white } = palette;
  const { skin, hair, hairColor, cap } = look;
  // with wide lines the head is only a few lines wide, so smaller features are left out
  const close = canvas.ink < broadPen * (at.scale ?? 1);
  canvas.flat('M-5.4 -3L-5 14L6 10L5.4 -3Z', at, { fill: skin, line: 0.8 });
  if (close) canvas.flat('M-4.6 5C-1 3 2 3 5.4 4.4L5.4 0.6L-4.8 0.6Z', at, { fill: ink, opacity: 0.14 });
  canvas.flat(face, at, { fill: skin, line: 0.8 });
  if (look.beard) {
    canvas.flat(
      'M-4.6 15C-6 7 -1 2 6.6 2C13 2 14.4 8 13.4 12.4C10.6 12 8 13.4 5.6 12.4C2 12.4 -1 13 -2.4 17Z',
      at,
      { fill: hairColor, line: 0.7 },
    );
  }
  if (hair !== 'bald') canvas.flat(cuts[hair], at, { fill: hairColor, line: 0.8 });
  if (close)
    canvas.flat('M-4.4 18C-7 19.6 -7.4 13 -4 12.6C-2 12.4 -1 17 -4.4 18Z', at, { fill: skin, line: 0.6 });
  canvas.flat('M8.6 19.2V17.8', at, { width: 2.3, color: ink, cap: 'round' });
  if (close) canvas.flat('M6.4 23.2Q8.6 24.4 10.8 23.2', at, { width: 1.1, color: ink, cap: 'round' });
  if (close)
    canvas.flat('M6.2 10Q8.6 7.6 11.4 9.4', at, {
      width: 1.2,
      color: look.beard ? white : ink,
      cap: 'round',
    });
  if (look.glasses) {
    canvas.flat('M4.8 18.4C4.8 13.8 12 13.8 12 18.4C12 22.6 4.8 22.6 4.8 18.4ZM4.8 19L-3 18', at, {
      width: 1,
      color: ink,
    });
  }
  if (cap) visorCap(canvas, at, cap, close);
}

/** Cap with a visor, seam and button, by which plumbers are recognized at any size. */
function visorCap(canvas: Canvas, at: Placement, color: string, close: boolean): void {
  const { orangePale, deep } = palette;
  canvas.flat('M-11 23.6C-13 37 -5 41 3 40.6C11 40 14.6 34 14 25.6Q2 22 -11 23.6Z', at, {
    fill: color,
    line: 0.9,
  });
  if (close) canvas.flat('M-10.6 24C-12 33 -9 38 -4 39.8C-7 35 -7.6 29 -6.4 23.6Z', at, deep);
  if (close) canvas.flat('M-2 37.4C1 38.4 5 38 7.4 36', at, { width: 1.6, color: orangePale, cap: 'round' });
  canvas.flat('M1 25.4C9 26.6 18 27.6 26 25.6Q28 23.4 25 22.6C17 21.4 8 21.6 1 22.6Z', at, {
    fill: color,
    line: 0.9,
  });
}
