import { createElement, type CSSProperties, type ReactElement } from 'react';
import satori from 'satori';
import { colors } from '@/colors.mjs';
import { nameLines } from '@/content-model/name-lines';
import type { SocialCard } from './card';
import { cardFonts, families } from './fonts';
import { frame } from './frame';

/** Type sizes to try for the headline, largest first, in pixels. */
const headlineSizes = [84, 78, 72, 66, 60, 56, 52, 48, 44, 40, 36] as const;

const text = (key: string, style: CSSProperties, words: string): ReactElement =>
  createElement('div', { key, style: { position: 'absolute', ...style } }, words);

/** A text layer of the card's size. */
const sheet = (...parts: readonly ReactElement[]): ReactElement => {
  const { width, height } = frame;
  return createElement(
    'div',
    { style: { display: 'flex', width, height, color: colors.ink, fontFamily: families.text } },
    ...parts,
  );
};

/** The company's name and phone number, which are the same on all cards. */
const sharedLayer = ({ siteName, phone }: Pick<SocialCard, 'siteName' | 'phone'>): ReactElement => {
  const { margin, pipe } = frame;
  return sheet(
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

/**
 * A card's headline and note.
 * @param size font size of the headline, in pixels
 */
const ownLayer = (card: SocialCard, size: number): ReactElement => {
  const { margin, words } = frame;
  return sheet(
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

/** Cache of widths by word, at a font size of 1. Most words are on many cards. */
const widths = new Map<string, number>();

/** Measures the words that are not in the cache, in the headline's font. */
async function measure(words: readonly string[]): Promise<void> {
  const unknown = [...new Set(words)].filter((word) => !widths.has(word));
  if (unknown.length === 0) return;
  await satori(
    createElement(
      'div',
      { style: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', fontSize: 100 } },
      ...unknown.map((word) => createElement('div', { key: `word ${word}` }, word)),
    ),
    {
      width: 4000,
      height: 2000,
      fonts: (await cardFonts()).slice(0, 1).map((font) => ({ ...font })),
      onNodeDetected: ({ key, width }) => {
        if (String(key).startsWith('word ')) widths.set(String(key).slice('word '.length), width / 100);
      },
    },
  );
}

/** The width of a headline's longest word and its minimum height, by font size in pixels. */
async function roomFor(
  text: string,
): Promise<{ widest: number; leastHeight: (size: number, width: number) => number }> {
  const words = text.split(/\s+|(?<=-)/);
  await measure(words);
  const all = words.map((word) => widths.get(word) ?? 0);
  // Without spaces, so that the estimate never has more lines than the real text.
  const length = all.reduce((sum, width) => sum + width, 0) + text.length * headline.letterSpacing;
  return {
    // Words must not break or overlap the drawing.
    widest: Math.max(...all),
    leastHeight: (size, width) => Math.ceil((length * size) / width) * headline.lineHeight * size,
  };
}

let shared: { for: string; svg: Promise<string> } | undefined;

/**
 * The text layer of a card: company name, headline in the largest size that fits, note, phone.
 *
 * @returns an SVG of the card's size with paths instead of text
 * @throws Error if the headline does not fit at the smallest size
 */
export const cardWords = async (card: SocialCard): Promise<string> => {
  const { width, height, words } = frame;
  const sheetOptions = { width, height, fonts: (await cardFonts()).map((font) => ({ ...font })) };
  const box = words[card.reach];
  const { widest, leastHeight } = await roomFor(card.headline);
  const underHeadline = note.marginTop + note.lineHeight * note.fontSize;
  for (const size of headlineSizes) {
    if (widest * size > box.width) continue;
    // Skips sizes that cannot fit, because rendering the text takes much longer than this estimate.
    if (words.top + leastHeight(size, box.width) + underHeadline > box.bottom) continue;
    let bottom = 0;
    const own = await satori(ownLayer(card, size), {
      ...sheetOptions,
      onNodeDetected: (node) => {
        if (node.key === 'words') bottom = node.top + node.height;
      },
    });
    if (bottom > box.bottom) continue;
    const key = JSON.stringify([card.siteName, card.phone]);
    if (shared?.for !== key) shared = { for: key, svg: satori(sharedLayer(card), sheetOptions) };
    return own.replace('</svg>', '') + (await shared.svg).replace(/^<svg[^>]*>/, '');
  }
  throw new Error(`"${card.headline}" is too long for a social image: give the page a shorter socialTitle`);
};
