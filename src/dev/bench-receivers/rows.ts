import type { Transport } from '../../leads/types';
import type { LineTrouble } from './line';

/** One row: what every device of it meets while it sends. */
export interface Row {
  name: string;
  /** `form` is the browser's own post of a page without script. */
  transports: readonly (Transport | 'form')[];
  /** What the line does meanwhile. */
  line?: LineTrouble;
  /** What is wrong with the receiver itself meanwhile. */
  receiver?: 'killed' | 'cannot write';
}

const READABLE = ['cors-json', 'cors-text'] as const;
const EVERY = ['no-cors', ...READABLE] as const;

/** Every row. A refusal is played with transports that hear it: with `no-cors` it is a delivery (README). */
export const rows: readonly Row[] = [
  { name: 'all is well', transports: [...EVERY, 'form'] },
  { name: 'its answer takes three seconds', transports: EVERY, line: 'slow' },
  { name: 'has it, its answer never comes', transports: EVERY, line: 'silent' },
  { name: 'has it, the line is cut before its answer', transports: EVERY, line: 'cut' },
  { name: 'the line is dead', transports: EVERY, line: 'dead' },
  { name: 'answers 503', transports: READABLE, line: 'refused' },
  { name: 'cannot write the sheet', transports: READABLE, receiver: 'cannot write' },
  { name: 'is killed, and up again when the visitor is back', transports: READABLE, receiver: 'killed' },
];
