import satori from 'satori';
import subsetFont from 'subset-font';
import { createElement, type CSSProperties, type ReactElement } from 'react';
import { readFile } from 'node:fs/promises';
import { colors } from '@/theme/colors.mjs';
import { nameLines } from '@/content/company-name';
import { type SocialCard, frame } from './scene';

/** Type sizes to try for the headline, largest first, in pixels. */
const headlineSizes = [84, 78, 72, 66, 60, 56, 52, 48, 44, 40, 36] as const;

const text = (key: string, style: CSSProperties, words: string): ReactElement =>
  createElement('div', { key, style: { position: 'absolute', ...style } }, words);

/** A layer of text; positions are those of the card. */
const layer = (...parts: readonly ReactElement[]): ReactElement =>
  createElement(
    'div',
    { style: { display: 'flex', color: colors.ink, fontFamily: families.text } },
    ...parts,
  );

/** The company's name and phone number, which are the same on all cards. */
const sharedLayer = ({ siteName, phone }: SocialCard): ReactElement => {
  const { margin, pipe } = frame;
  return layer(
    text(
      'name',
      {
        left: margin.left + 66,
        top: margin.top + 3,
        fontFamily: families.headline,
        fontSize: 25,
        lineHeight: 1,
        letterSpacing: '-0.02em',
        whiteSpace: 'pre-wrap',
      },
      nameLines(siteName).join('\n'),
    ),
    text(
      'phone',
      {
        left: margin.left,
        top: pipe.y - 31,
        fontFamily: families.headline,
        fontSize: 48,
        lineHeight: 1.2,
        letterSpacing: '-0.01em',
      },
      phone,
    ),
  );
};

const headline = { lineHeight: 1.03, letterSpacing: -0.022 } as const;
const note = { fontSize: 23, lineHeight: 1.3, marginTop: 16 } as const;

const ownLayer = (card: SocialCard, size: number): ReactElement => {
  const { margin, words } = frame;
  return layer(
    createElement(
      'div',
      {
        key: 'words',
        style: {
          position: 'absolute',
          left: margin.left,
          top: words.top,
          width: words[card.reach].width,
          display: 'flex',
          flexDirection: 'column',
        },
      },
      createElement(
        'div',
        {
          key: 'headline',
          style: {
            fontFamily: families.headline,
            fontSize: size,
            lineHeight: headline.lineHeight,
            letterSpacing: `${headline.letterSpacing}em`,
            textWrap: 'balance',
          },
        },
        card.headline,
      ),
      createElement('div', { key: 'note', style: { ...note, color: colors.slate } }, card.note),
    ),
  );
};

/** Font size at which widths are measured; satori rounds them to a pixel. */
const measuredAt = 1000;

/** The width of each character in the headline's font, at a font size of 1. */
async function characterWidths(): Promise<ReadonlyMap<string, number>> {
  const widths = new Map<string, number>();
  await satori(
    createElement(
      'div',
      {
        style: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', fontSize: measuredAt },
      },
      ...Array.from(characters, (character) =>
        createElement('div', { key: `character ${character}` }, character),
      ),
    ),
    {
      width: measuredAt * 2,
      height: measuredAt,
      fonts: (await fonts()).slice(0, 1),
      onNodeDetected: ({ key, width }) => {
        if (String(key).startsWith('character ')) widths.set(String(key).slice(-1), width / measuredAt);
      },
    },
  );
  return widths;
}

let widthsOnce: Promise<ReadonlyMap<string, number>> | undefined;

/** The width of a headline's longest word and its minimum height, by font size in pixels. */
async function roomFor(
  text: string,
): Promise<{ widest: number; leastHeight: (size: number, width: number) => number }> {
  const widths = await (widthsOnce ??= characterWidths());
  const all = text
    .split(/ +|(?<=-)/)
    .map((word) => Array.from(word).reduce((sum, character) => sum + (widths.get(character) ?? 0), 0));
  // Without spaces, so that the estimate never has more lines than the real text.
  const length = all.reduce((sum, width) => sum + width, 0) + text.length * headline.letterSpacing;
  return {
    // Words must not break or overlap the drawing.
    widest: Math.max(...all),
    leastHeight: (size, width) => Math.ceil((length * size) / width) * headline.lineHeight * size,
  };
}

/** The text that all cards have: company name and phone. */
export const sharedWords = async (card: SocialCard): Promise<string> =>
  satori(sharedLayer(card), { width: frame.width, height: frame.height, fonts: await fonts() });

/**
 * A card's own text: headline in the largest size that fits, and note.
 *
 * @throws Error if the headline does not fit at the smallest size
 */
export const ownWords = async (content: SocialCard): Promise<string> => {
  // A city stays with its state: 'TX' alone on a line looks lost.
  const card = { ...content, headline: content.headline.replace(/, (?=[A-Z]{2}\b)/g, ',\u00a0') };
  const { margin, words } = frame;
  const box = words[card.reach];
  // With room for what letters have outside of their lines.
  const sheet = { width: margin.left + box.width + 16, height: box.bottom + 8, fonts: await fonts() };
  const { widest, leastHeight } = await roomFor(card.headline);
  const underHeadline = note.marginTop + note.lineHeight * note.fontSize;
  for (const size of headlineSizes) {
    if (widest * size > box.width) continue;
    // Skips sizes that cannot fit, because rendering the text takes much longer than this estimate.
    if (words.top + leastHeight(size, box.width) + underHeadline > box.bottom) continue;
    let bottom = 0;
    const ownSvg = await satori(ownLayer(card, size), {
      ...sheet,
      onNodeDetected: (node) => {
        if (node.key === 'words') bottom = node.top + node.height;
      },
    });
    if (bottom <= box.bottom) return ownSvg;
  }
  throw new Error(
    `"${content.headline}" is too long for a social image: give the page a shorter socialTitle`,
  );
};

const source = 'node_modules/@fontsource-variable/mona-sans/files/mona-sans-latin-standard-normal.woff2';

/** The characters that a card can have: ASCII, Spanish letters, typographic punctuation. */
const characters =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') +
  '\u00a0‘’“”–—·•…×½áéíóúüñÁÉÍÓÚÜÑ¿¡';

/** Static instances of Mona Sans: weight 1 to 1000, width in percent. */
const cuts = [
  { name: 'Headline', wght: 800, wdth: 116 },
  { name: 'Text', wght: 550, wdth: 100 },
] as const;

const families = { headline: cuts[0].name, text: cuts[1].name } as const;

let fontsOnce: Promise<{ name: string; data: Buffer }[]> | undefined;

/** The fonts of all cards, made once: satori supports neither woff2 nor variable fonts. */
const fonts = () => (fontsOnce ??= cutFonts());

async function cutFonts(): Promise<{ name: string; data: Buffer }[]> {
  const font = await readFile(source);
  return Promise.all(
    cuts.map(async ({ name, ...variationAxes }) => ({
      name,
      data: await subsetFont(font, characters, { targetFormat: 'sfnt', variationAxes }),
    })),
  );
}
