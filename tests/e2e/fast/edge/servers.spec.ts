import { expect, test } from '@playwright/test';
import { readBuilt } from '../../support/built-site';
import { promisesOn } from '../../support/promises';
import { apache } from '../../support/servers/apache';
import { caddy } from '../../support/servers/caddy';
import { localPreview } from '../../support/servers/local-preview';
import { nginx } from '../../support/servers/nginx';
import { cloudflarePages, cloudflareWorkers } from '../../support/servers/wrangler';

// A new host is a row here, or in the nightly list if its server is slow to install.
for (const kind of [localPreview, apache, caddy, nginx, cloudflarePages, cloudflareWorkers]) promisesOn(kind);

test('security.txt has a contact for reporting vulnerabilities and an end date', () => {
  const text = readBuilt('/.well-known/security.txt');
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const left = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(365 * 24 * 60 * 60 * 1000);
});
