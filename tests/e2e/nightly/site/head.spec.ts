import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { filesOnDisk } from '../../../../src/content/load/files';
import { readContent } from '../../../../src/content/load/read';
import { valueAt } from '../../../../src/content/load/schema-fields';
import {
  builtPages,
  pageAt,
  readBuilt,
  readBuiltBytes,
  searchHead,
  siteOrigin,
} from '../../support/built-site';
import { mainPages, absolute } from '../../support/search-heads';

test('a shared card has its own title and address where content says them, search results never', () => {
  const { document } = pageAt('/drain-cleaning')!;
  const [search, card] = ['link[rel="canonical"]', 'meta[property="og:url"]'].map((tag) =>
    document.querySelector(tag),
  );
  expect(search?.getAttribute('href')).toBe(absolute('/drain-cleaning'));
  expect(card?.getAttribute('content')).toBe(absolute('/drain-cleaning-dallas-fort-worth-arlington'));
  const titled = builtPages().flatMap((page) => {
    const [shared, tweeted] = ['property="og:title"', 'name="twitter:title"'].map((name) =>
      page.document.querySelector(`meta[${name}]`)?.getAttribute('content'),
    );
    expect(tweeted, page.path).toBe(shared);
    return shared === searchHead(page).title ? [] : [page.path];
  });
  expect(titled).toContain('/');
});

test('every page has a social image of its own, of the size that it says, under 90 KB', async () => {
  const owners = new Map<string, string>();
  for (const { path, document } of mainPages()) {
    const url = document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
    expect(url.startsWith(`${siteOrigin()}/social/`), `${path}: ${url}`).toBe(true);
    expect(owners.get(url), `${path} has the image of another page`).toBeUndefined();
    owners.set(url, path);
    const bytes = readBuiltBytes(new URL(url).pathname);
    const { width, height } = await sharp(bytes).metadata();
    expect({ path, width, height }).toEqual({ path, width: 1200, height: 630 });
    expect(bytes.length, path).toBeLessThanOrEqual(90_000);
  }
  expect(owners.size).toBeGreaterThan(0);
});

test('the office’s hours are in a file for its workflows, as its content has them, and no page links to it', () => {
  const { entries } = readContent(filesOnDisk(process.cwd()), ['site']);
  const hours = JSON.parse(readBuilt('/office-hours.json')) as { week: unknown[]; [field: string]: unknown };
  expect(hours.timeZone).toBe(valueAt(entries[0]?.raw, ['timeZone']));
  expect(hours.callBackMinutes).toBeGreaterThan(0);
  expect(hours.week).toHaveLength(7);
  expect(hours.holidays).toEqual(
    (valueAt(entries[0]?.raw, ['holidays']) as { date: string; name: string }[]).map(({ date, name }) => [
      date,
      name,
    ]),
  );
  for (const { html } of mainPages()) expect(html).not.toContain('office-hours.json');
});
