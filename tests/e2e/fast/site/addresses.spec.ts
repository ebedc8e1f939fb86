import { expect, test } from '@playwright/test';
import { builtFiles, builtPages, readBuilt, siteOrigin } from '../../support/built-site';

const local =
  /https?:\/\/(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\]|[\w-]+\.(?:local|test|internal))(?::\d+)?[^\s"'`<>)\\]*/g;

const withoutOwnOrigin = (text: string) => text.replaceAll(siteOrigin(), '');

/** A page without the parts that contain a webhook's address: forms, the settings of islands, the security policy. */
const withoutWebhookPlaces = (html: string) =>
  html
    .replace(/(<form\b[^>]*?\s)action="[^"]*"/g, '$1')
    .replace(/<script type="application\/json" data-quote-config[^>]*>[^<]*<\/script>/g, '')
    .replace(/(<astro-island\b[^>]*?\s)props="[^"]*"/g, '$1')
    .replace(/<meta\b[^>]*http-equiv="content-security-policy"[^>]*>/gi, '');

test('no page contains the address of a developer’s machine, except forms that send there', () => {
  const leaks = builtPages().flatMap(({ path, html }) =>
    Array.from(
      withoutOwnOrigin(withoutWebhookPlaces(html)).matchAll(local),
      ([address]) => `${path}: ${address}`,
    ),
  );
  expect(leaks).toEqual([]);
});

test('sitemap, robots.txt, manifest and styles contain no address of a developer’s machine', () => {
  const leaks = [...builtFiles()]
    .filter((file) => /\.(xml|txt|webmanifest|css|svg)$/.test(file))
    .flatMap((file) =>
      Array.from(withoutOwnOrigin(readBuilt(file)).matchAll(local), ([address]) => `${file}: ${address}`),
    );
  expect(leaks).toEqual([]);
});

test('no published file contains source code or a folder of the machine that built it', () => {
  const leaks = [...builtFiles()].filter(
    (file) =>
      file.endsWith('.map') ||
      (/\.(html|js|css|xml|txt|json)$/.test(file) && readBuilt(file).includes(process.cwd())),
  );
  expect(leaks).toEqual([]);
});
