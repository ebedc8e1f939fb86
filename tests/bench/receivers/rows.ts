import type { Way } from './devices';
import type { ProxyFault } from './proxy';

/** One row of the table: the faults while its devices send. */
export interface Row {
  name: string;
  transports: readonly Way[];
  proxy?: ProxyFault;
  receiver?: 'killed' | 'cannot write';
  /** Whether its visitors read the Spanish pages; the list must say so. */
  spanish?: boolean;
}

const READABLE = ['cors-json', 'cors-text'] as const;
const EVERY = ['no-cors', ...READABLE] as const;

/** Every row. Refusals only with transports that can read them: with `no-cors` they count as delivered (src/leads/README.md). */
export const rows: readonly Row[] = [
  { name: 'all is well', transports: [...EVERY, 'form'] },
  { name: 'all is well, on Spanish pages', transports: ['cors-json', 'form'], spanish: true },
  { name: 'its answer takes three seconds', transports: EVERY, proxy: 'slow' },
  { name: 'has it, its answer never comes', transports: EVERY, proxy: 'silent' },
  { name: 'has it, the connection is cut before its answer', transports: EVERY, proxy: 'cut' },
  { name: 'the connection is cut before it has it', transports: EVERY, proxy: 'dead' },
  { name: 'answers 503', transports: READABLE, proxy: 'refused' },
  { name: 'cannot write the list', transports: READABLE, receiver: 'cannot write' },
  { name: 'is killed, and up again when the visitor is back', transports: READABLE, receiver: 'killed' },
];
