import { socialImageSize } from './path';

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
  /** Width of outlines. */
  ink: 5,
  /** Room for headline and note: down to the soil, or to the van and the gutter if the house fills the card. */
  words: {
    top: 134,
    half: { width: 488, bottom: 456 },
    full: { width: 446, bottom: 338 },
  },
} as const;
