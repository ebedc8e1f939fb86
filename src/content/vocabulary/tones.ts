/** The color schemes that content can give a section. */
export const chosenTones = ['paper', 'white', 'sky', 'navy', 'orange'] as const;

/** The color schemes of sections; `src/theme/styles/global.css` has the colors of each. */
export const tones = [...chosenTones, 'earth'] as const;

/** A section's color scheme. */
export type Tone = (typeof tones)[number];
