import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source = 'node_modules/@fontsource-variable/mona-sans/files/mona-sans-latin-standard-normal.woff2';

/** The characters that a card can have: ASCII, Spanish letters, typographic punctuation. */
export const characters =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') +
  '\u00a0‘’“”–—·•…×½áéíóúüñÁÉÍÓÚÜÑ¿¡';

/** A static instance of Mona Sans: weight 1 to 1000, width in percent. */
interface Cut {
  readonly name: string;
  readonly weight: number;
  readonly width: number;
}

const cuts = {
  headline: { name: 'Headline', weight: 800, width: 116 },
  text: { name: 'Text', weight: 550, width: 100 },
} as const satisfies Record<string, Cut>;

/** Font families on a card. */
export const families = { headline: cuts.headline.name, text: cuts.text.name } as const;

/** A font for satori, which supports neither woff2 nor variable fonts. */
export interface CardFont {
  readonly name: string;
  readonly data: Buffer;
}

const cutFont = async (font: Buffer, { name, weight, width }: Cut): Promise<CardFont> => ({
  name,
  data: await subsetFont(font, characters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight, wdth: width },
  }),
});

let once: Promise<readonly CardFont[]> | undefined;

/** The fonts of all cards: static instances of the site's font, made once. */
export const cardFonts = (): Promise<readonly CardFont[]> => {
  once ??= readFile(source).then((font) => Promise.all(Object.values(cuts).map((cut) => cutFont(font, cut))));
  return once;
};
