import { test } from '../../support/lane';
import { families, testRow, type Row } from '../../support/fault-rows';

/** What happens to visitors most often, of `npm run bench:leads`; `nightly/leads` plays more of its rows. */
const rows: readonly Row[] = [
  ['down, visitor goes on to another page', 'no-cors', 'a webhook that is down'],
  ['JavaScript is off: posted natively', 'own', 'a browser without JavaScript'],
  ['pressed before the form’s code has come', 'cors-json', 'a press before the form’s script has come'],
  ['presses five times', 'no-cors', 'an impatient visitor'],
  ['pressed before any script has come', 'no-cors', 'a press before even the first script has come'],
  ['offline before pressing, online again', 'cors-json', 'a connection that is gone at the press'],
];

test.describe.configure({ timeout: 240_000 });

for (const [row, faults] of rows.entries()) testRow(faults, families.slice(row % 4, (row % 4) + 1));
