import { total, type Account } from './account';
import type { Result } from './play';

const COLUMNS = [
  'sent',
  'delivered',
  'duplicates',
  'retries',
  'lost',
  'unwanted',
  'stranded',
  'misled',
] as const satisfies (keyof Account)[];

/** A line of the table. */
export const row = (name: string, transport: string, account: Account): string =>
  [
    name.padEnd(64),
    transport.padEnd(10),
    ...COLUMNS.map((column) => String(account[column]).padStart(column.length + 2)),
  ].join(' ');

/** Headings of the groups of rows. */
const HEADINGS = {
  webhook: 'The webhook',
  device: 'The visitor and the connection',
  storage: 'The storage',
  script: 'The script',
  seams: 'Storage that does not keep, corrected numbers, two jobs',
} as const;

/**
 * The bench's table: every scenario with every transport, the totals, and below them the leads that could not have
 * been delivered.
 */
export function table(results: readonly Result[]): string {
  const lines: string[] = [];
  for (const about of ['webhook', 'device', 'storage', 'script', 'seams'] as const) {
    const rows = results.filter(({ scenario, counted }) => scenario.about === about && counted.sent > 0);
    if (!rows.length) continue;
    lines.push(
      '',
      `${HEADINGS[about].padEnd(64)} transport  ${COLUMNS.map((name) => `  ${name}`).join(' ')}`,
    );
    for (const { scenario, transport, counted } of rows) lines.push(row(scenario.name, transport, counted));
  }
  lines.push('', row('All of these', '', total(results.map(({ counted }) => counted))));
  lines.push(
    'retries: sent again with the same bytes because the answer could not be read; a receiver drops them by timestamp and phone.',
    'unwanted: sent although the form showed the visitor an error. stranded: still waiting although the fault is over. misled: what a page said or did that is not so.',
  );
  const apart = (key: 'unseen' | 'gone', words: string): void => {
    const rows = results.filter((result) => result[key].sent > 0);
    if (!rows.length) return;
    lines.push('', words);
    for (const result of rows) lines.push(row(result.scenario.name, result.transport, result[key]));
  };
  apart(
    'unseen',
    'Not counted: the webhook refused the request, but no-cors cannot read that, so it counts as delivered.\n' +
      'A webhook that can refuse requests needs a transport with readable answers (src/leads/README.md).',
  );
  apart('gone', 'Not counted: the device lost what it had stored, or could store nothing and left the page.');
  return lines.join('\n');
}
