import { expect, test } from '@playwright/test';
import { builtPages } from '../../support/built-site';
import { invalidMarkup } from '../../support/invalid-markup';
import { templates } from '../../support/templates';

test('the HTML of every page is valid', async () => {
  const others = builtPages().filter(({ path }) => !(templates as readonly string[]).includes(path));
  expect(await invalidMarkup(others)).toEqual([]);
});
