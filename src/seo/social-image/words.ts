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

const layer = (card: SocialCard, size: number): ReactElement => {
  const { margin, words, pipe, width, height } = frame;
  return createElement(
    'div',
    { style: { display: 'flex', width, height, color: colors.ink, fontFamily: families.text } },
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
      nameLines(card.siteName).join('\n'),
    ),
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
            lineHeight: 1.03,
            letterSpacing: '-0.022em',
            textWrap: 'balance',
          },
        },
        card.headline,
      ),
      createElement(
        'div',
        { key: 'note', style: { fontSize: 23, lineHeight: 1.3, marginTop: 16, color: colors.slate } },
        card.note,
      ),
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
      card.phone,
    ),
  );
};

/** Width of a headline's longest word at a type size of 1, so that no word ever breaks or runs into the drawing. */
const longestWord = async (headline: string): Promise<number> => {
  let longest = 0;
  const words = headline.split(/\s+|(?<=-)/);
  await satori(
    createElement(
      'div',
      { style: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', fontSize: 100 } },
      ...words.map((word, index) => createElement('div', { key: `word${index}` }, word)),
    ),
    {
      width: 4000,
      height: 2000,
      fonts: (await cardFonts()).slice(0, 1).map((font) => ({ ...font })),
      onNodeDetected: ({ key, width }) => {
        if (String(key).startsWith('word')) longest = Math.max(longest, width);
      },
    },
  );
  return longest / 100;
};

/**
 * The text layer of a card: logo's name, headline as large as fits, note, phone.
 *
 * @returns an SVG of the card's size that holds paths only
 * @throws Error when the headline does not fit at the smallest size: the title is too long
 */
export const cardWords = async (card: SocialCard): Promise<string> => {
  const fonts = (await cardFonts()).map((font) => ({ ...font }));
  const { width, height, words } = frame;
  const widest = await longestWord(card.headline);
  for (const size of headlineSizes) {
    if (widest * size > words[card.reach].width) continue;
    let bottom = 0;
    const svg = await satori(layer(card, size), {
      width,
      height,
      fonts,
      onNodeDetected: (node) => {
        if (node.key === 'words') bottom = node.top + node.height;
      },
    });
    if (bottom <= words[card.reach].bottom) return svg;
  }
  throw new Error(`"${card.headline}" is too long for a social image: give the page a shorter socialTitle`);
};
