import { test } from '../../support/lane';
import { testRow, type Row } from '../../support/fault-rows';

/** The outage and the impatient visitor of `npm run bench:leads`; `nightly/leads` plays more of its rows. */
const rows: readonly Row[] = [
  ['down, visitor goes on to another page', 'no-cors', 'a webhook that is down'],
  ['presses five times', 'no-cors', 'an impatient visitor'],
];

// Devices in parallel, each with one or two pages to load.
test.describe.configure({ timeout: 240_000 });

for (const [row, faults] of rows.entries()) testRow(faults, row);
