import { test } from '../../support/lane';
import { families, testRow, type Row } from '../../support/fault-rows';

/**
 * A short version of `npm run bench:leads`: rows that found a bug once, or are the most important. Forms share the code
 * that sends, so each row plays two of the four families, in turns; the bench plays all.
 */
const rows: readonly Row[] = [
  ['answers 429, page stays open', 'cors-json', 'a webhook that asks to wait'],
  ['redirects, back tomorrow', 'cors-json', 'a webhook that redirects'],
  ['switched off (404), back tomorrow', 'cors-text', 'a webhook that is switched off until tomorrow'],
  ['takes the lead, answer cut, page stays open', 'cors-json', 'an answer that is cut off'],
  ['offline before the form was touched, tab closed, back tomorrow', 'own', 'one gone before a touch'],
  ['tab closed right after pressing', 'cors-json', 'a tab that is closed right after the press'],
  ['webhook down, tab closed right after pressing', 'no-cors', 'a closed tab and a webhook that is down'],
  ['goes back and presses again', 'cors-json', 'a visitor who goes back and presses again'],
  ['two tabs, the second pressed when the first is done', 'no-cors', 'a visitor with two tabs'],
  ['two tabs open when it comes up again', 'cors-json', 'two tabs that both find a waiting request'],
  ['blocked, all is well', 'no-cors', 'storage that is blocked'],
  ['filled in by a password manager, without a touch', 'cors-json', 'a password manager without events'],
  ['form’s code never comes: sent from the next page', 'own', 'a form whose script never loads'],
  ['form’s code never comes, webhook down, goes on', 'own', 'that and a webhook that is down'],
  ['two people at one form whose code never comes, offline', 'no-cors', 'that and a connection that is gone'],
  ['blocked, down, pressed twice: the page says that only it has it', 'cors-json', 'blocked storage, said'],
  ['full, down: the page says that only this tab has it', 'cors-json', 'full storage, said'],
  ['three people with one number, down for the day', 'cors-json', 'three people with one number'],
  [
    'two requests with pictures and two tabs, one deleted: the other is named',
    'cors-json',
    'one of two that is deleted',
  ],
  ['corrected while it waits: the tracker is told once, with the service', 'cors-json', 'a number corrected'],
  ['the code that sends fails once, then the connection returns', 'cors-json', 'code for sending that fails'],
  ['corrected twice while it waits, with pictures', 'cors-json', 'a number that is corrected twice'],
];

// Devices in parallel, each with one or two pages to load.
test.describe.configure({ timeout: 240_000 });

for (const [row, faults] of rows.entries())
  testRow(
    faults,
    families.filter((_, family) => family % 2 === row % 2),
  );
