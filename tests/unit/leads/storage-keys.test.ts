import { expect, it } from 'vitest';
import { fontAtHand } from '@/layouts/inline-scripts';
import { showCallNumber } from '@/leads/call-number';
import * as table from '@/leads/storage-keys';

it('has the keys that scripts inside pages write out, because these can import nothing', () => {
  const named = [String(showCallNumber), fontAtHand]
    .join('\n')
    .matchAll(/(?:read|[gs]etItem)\(\s*["']([\w-]+)|sessionStorage\.(?![gs]etItem)(\w+)/g);
  const keys = new Set([...named].map(([, written, property]) => written ?? property));
  expect(keys).toEqual(
    new Set([table.ATTRIBUTION_KEY, table.CALL_NUMBER_KEY, table.CONSENT_KEY, table.FONT_KEY]),
  );
});
