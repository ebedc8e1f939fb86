import { socialImageSize } from './path';

const { width, height } = socialImageSize;

/** Where things stand on a card, in pixels. */
export const frame = {
  width,
  height,
  /** Distance of words from the card's left and upper edge. */
  margin: { left: 56, top: 48 },
  /** The wall, cut through, between words and drawing. */
  wall: { x: 566, width: 18 },
  /** Where the ground begins, under the words. */
  ground: 478,
  /** The pipe that carries the phone number: its center line and diameter. */
  pipe: { y: 552, diameter: 78, end: 540 },
  /** Ink width. */
  ink: 5,
  /** Room for headline and note: up to the ground, or to the van and the gutter where the house fills the card. */
  words: {
    top: 134,
    half: { width: 488, bottom: 456 },
    full: { width: 446, bottom: 338 },
  },
} as const;
