import { expect, it } from 'vitest';
import { showCallNumber } from '@/browser/call-number';
import { fontAtHand, hideUntilNumber } from '@/layouts/inline-scripts';
import * as table from '@/leads/storage';

it('has the keys that scripts inside pages write out, because these can import nothing', () => {
  const text = [String(showCallNumber), fontAtHand, hideUntilNumber].join('\n');
  const keys = new Set([
    ...[...text.matchAll(/(?:local|session)Storage\.(\w+)/g)].map(([, key]) => key),
    // `storage["key"]` and lists of keys.
    ...[...text.matchAll(/\[("[a-z-]+"(?:,\s*"[a-z-]+")*)\]/g)].flatMap(
      ([list]) => JSON.parse(list) as string[],
    ),
  ]);
  expect(keys).toEqual(
    new Set([table.ATTRIBUTION_KEY, table.CALL_NUMBER_KEY, table.CONSENT_KEY, table.FONT_KEY]),
  );
});
