/** The color schemes of sections; `src/styles/global.css` has the colors of each. Content cannot choose `earth`. */
export const tones = ['paper', 'white', 'sky', 'navy', 'orange', 'earth'] as const;

/** A section's color scheme. */
export type Tone = (typeof tones)[number];
