/** A ground that a section can stand on; each has its colors in `src/styles/global.css`. */
export type Tone = 'paper' | 'white' | 'sky' | 'navy' | 'orange' | 'earth';
