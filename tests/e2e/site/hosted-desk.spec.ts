import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import sirv from 'sirv';
import { buildDesk } from '../../../src/tools/desk/hosted/build';
import { github } from '../../hosts/github';
import { gitlab } from '../../hosts/gitlab';
import { standInFor } from '../../hosts/stand-in';

for (const [name, endpoints] of Object.entries({ GitHub: github, GitLab: gitlab }))
  test(`the office signs in at the desk of a repository on ${name}, publishes the phone number and sends another for approval`, async ({
    page,
  }) => {
    test.slow();
    // The small site of the tests, with the pictures and files of the real one.
    const host = await standInFor(endpoints, {
      content: 'tests/sample/content',
      'content/images': 'content/images',
      public: 'public',
    });
    const folder = mkdtempSync(path.join(tmpdir(), 'dist-desk-'));
    const { api, repository, branch } = host;
    await buildDesk(
      { api, repository, branch, ...(name === 'GitLab' && { application: 'the-desk' }) },
      folder,
    );
    const files = sirv(folder);
    const server = createServer((request, response) => files(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://localhost:${(server.address() as AddressInfo).port}`;
    const problems: string[] = [];
    const foreign: string[] = [];
    page.on(
      'console',
      (message) => message.type() === 'error' && problems.push(`${message.text()} ${message.location().url}`),
    );
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (/^http/.test(protocol) && ![address, new URL(api).origin].includes(origin))
        foreign.push(request.url());
    });
    try {
      await page.goto(address);
      if (name === 'GitHub') await page.getByLabel('Your token from GitHub').fill('token-of-ann');
      await page.getByRole('button', { name: name === 'GitHub' ? 'Sign in' : 'Sign in with GitLab' }).click();
      // It reads everything and checks it, which takes long on a busy machine.
      await expect(page.getByText('Nothing wrong, nothing to publish.')).toBeVisible({ timeout: 100_000 });
      await expect(page.getByText(`Ann at ${repository}`)).toBeVisible();

      const editor = page.frameLocator('#editor');
      await editor.locator('body').evaluate(() => {
        location.hash = '/collections/_singletons/entries/site';
      });
      const phone = editor.locator('[data-key-path="phone"] input');
      await phone.fill('(214) 555-0199');
      await editor.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Nothing wrong. 1 change to publish.')).toBeVisible();

      await page.getByRole('button', { name: 'Publish …' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: '(214) 555-0199' })).toBeVisible();
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(page.getByText('One change is published.')).toBeVisible();
      expect(JSON.parse(host.text('content/site.json'))).toMatchObject({ phone: '(214) 555-0199' });
      expect(host.git(['show', '--name-only', '--format=%an', branch])).toBe('Ann\n\ncontent/site.json');
      await page.getByRole('button', { name: 'Close' }).click();

      await phone.fill('(214) 555-0177');
      await editor.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Nothing wrong. 1 change to publish.')).toBeVisible();
      await page.getByRole('button', { name: 'Publish …' }).click();
      await page.getByRole('button', { name: 'Send for approval' }).click();
      await expect(page.getByText('One change waits for approval.')).toBeVisible();
      await expect(page.getByText('Nothing wrong, nothing to publish.')).toBeAttached();
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('list', { name: 'Waits for approval' }).getByRole('link')).toHaveAttribute(
        'href',
        /\/(pull|merge_requests)\/1$/,
      );
      expect(JSON.parse(host.text('content/site.json'))).toMatchObject({ phone: '(214) 555-0199' });
      // The form shows what is published.
      await expect(phone).toHaveValue('(214) 555-0199');
      expect(problems).toEqual([]);
      expect(foreign).toEqual([]);
    } finally {
      await page.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await host.close();
      rmSync(folder, { recursive: true });
    }
  });
