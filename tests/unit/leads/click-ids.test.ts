import { expect, it } from 'vitest';
import { adParameter, clickIds } from '@/leads/click-ids';

it.each([...clickIds, 'utm_source', 'utm_campaign'])('%s comes from an ad', (name) => {
  expect(name).toMatch(adParameter);
});

it.each(['id', 'page', 'utm', 'gclid_', 'orderid'])('%s does not', (name) => {
  expect(name).not.toMatch(adParameter);
});
