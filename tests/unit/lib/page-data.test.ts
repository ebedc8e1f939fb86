// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { fetchPageData, isHere, pageData } from '@/lib/page-data';

it('Data of a page is read from it, or from the file that it names, until that has come', async () => {
  document.body.innerHTML =
    '<script type="application/json" id="written">{"a":1}</script><script type="application/json" id="filed" data-src="/f.json"></script>';
  expect([isHere('written'), isHere('nowhere'), isHere('filed')]).toEqual([true, true, false]);
  expect([pageData('written'), pageData('nowhere'), pageData('filed')]).toEqual([
    { a: 1 },
    undefined,
    undefined,
  ]);

  const fetched = vi.fn(() => Promise.reject(new Error('No connection')));
  vi.stubGlobal('fetch', fetched);
  await expect(fetchPageData('filed')).rejects.toThrow('No connection');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"b":2}')));
  expect(await fetchPageData('filed')).toEqual({ b: 2 });
  expect([isHere('filed'), pageData('filed')]).toEqual([true, { b: 2 }]);
  vi.unstubAllGlobals();
});
