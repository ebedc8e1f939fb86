/** A section's color scheme; `src/styles/global.css` has the colors of each. */
export type Tone = 'paper' | 'white' | 'sky' | 'navy' | 'orange' | 'earth';
