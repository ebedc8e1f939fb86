import { expect, test } from '@playwright/test';
import { builtFiles, builtPages, readBuilt, siteOrigin } from '../../support/built-site';

const local =
  /https?:\/\/(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\]|[\w-]+\.(?:local|test|internal))(?::\d+)?[^\s"'`<>)\\]*/g;

/** A file without the parts of a page that contain a webhook's address: forms, the settings of islands, the policy. */
const withoutWebhookPlaces = (text: string) =>
  text
    .replace(/(<form\b[^>]*?\s)action="[^"]*"/g, '$1')
    .replace(/<script type="application\/json" id="(?:quote|modal)-config"[^>]*>[^<]*<\/script>/g, '')
    .replace(/(<astro-island\b[^>]*?\s)props="[^"]*"/g, '$1')
    .replace(/<meta\b[^>]*http-equiv="content-security-policy"[^>]*>/gi, '');

test('no published file has source code, a folder or an address of the machine that built it', () => {
  const files = [...builtFiles()];
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  const leaks = files
    .filter((file) => /\.(html|js|css|xml|txt|json|webmanifest|svg)$/.test(file))
    .flatMap((file) => {
      const text = readBuilt(file);
      const own = withoutWebhookPlaces(text).replaceAll(siteOrigin(), '');
      // Scripts of packages name hosts of this kind.
      const addresses = file.endsWith('.js') ? [] : (own.match(local) ?? []);
      return [...addresses, ...(text.includes(process.cwd()) ? ['its folder'] : [])].map(
        (leak) => `${file}: ${leak}`,
      );
    });
  expect(leaks).toEqual([]);
});

test('a CDN that hides e-mail addresses leaves those of every page', () => {
  /** What Cloudflare's obfuscation, on by default for a new zone, does not rewrite; texts and links are left. */
  const passedOver =
    /<!--email_off-->[^]*?<!--\/email_off-->|<(script|style|textarea)\b[^]*?<\/\1>|<head>[^]*?<\/head>|<(?!a )[^>]*>/g;
  const rewritten = builtPages().flatMap(({ path, html }) =>
    (html.replace(passedOver, '').match(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g) ?? []).map(
      (address) => `${path}: ${address}`,
    ),
  );
  expect(rewritten).toEqual([]);
});
