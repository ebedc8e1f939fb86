import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import sirv from 'sirv';
import { buildDesk } from '../../../../src/tools/desk/hosted/build';
import type { HostSettings } from '../../../../src/tools/desk/hosted/host';
import { github } from '../../../hosts/github';
import { gitlab } from '../../../hosts/gitlab';
import { standInFor, type StandIn } from '../../../hosts/stand-in';
import { sampleInSpanish } from '../../support/sample-in-spanish';

/** Opens the desk of a repository on a stand-in, and fails on any error of its page and request to another host. */
type Open = (
  endpoints: typeof github,
  settings: (host: StandIn) => Partial<HostSettings>,
  content?: string,
) => Promise<{ host: StandIn; problems: string[] }>;

const test = base.extend<{ open: Open }>({
  open: async ({ page }, use) => {
    const problems: string[] = [];
    const origins: string[] = [];
    const close: (() => unknown)[] = [];
    // The editor's style names fonts elsewhere. The policy blocks them, and its script takes those of its package.
    const fonts = 'https://cdn.jsdelivr.net/fontsource/fonts/';
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith(`Loading the font '${fonts}`))
        problems.push(`${message.text()} ${message.location().url}`);
    });
    page.on('response', (response) => {
      if (response.url().startsWith(fonts)) problems.push(`got ${response.url()}`);
    });
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      const isBlocked = request.url().startsWith(fonts);
      if (/^http/.test(protocol) && !origins.includes(origin) && !isBlocked)
        problems.push(`asked ${request.url()}`);
    });
    await use(async (endpoints, settings, content = 'tests/sample/content') => {
      // The small site of the tests, with the pictures and files of the real one.
      const host = await standInFor(endpoints, {
        content,
        'content/images': 'content/images',
        public: 'public',
      });
      const folder = mkdtempSync(path.join(tmpdir(), 'dist-desk-'));
      const { api, repository, branch } = host;
      await buildDesk({ api, repository, branch, ...settings(host) }, folder);
      const files = sirv(folder);
      const server = createServer((request, response) => files(request, response));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      close.push(
        () => server.closeAllConnections(),
        () => new Promise((resolve) => server.close(resolve)),
        () => host.close(),
        () => rmSync(folder, { recursive: true }),
      );
      const address = `http://localhost:${(server.address() as AddressInfo).port}`;
      origins.push(address, new URL(api).origin);
      await page.goto(address);
      return { host, problems };
    });
    await page.close();
    for (const step of close) await step();
    expect(problems).toEqual([]);
  },
});

// It reads everything and checks it, which takes long on a busy machine.
const readAll = { timeout: 100_000 };

for (const [name, endpoints] of Object.entries({ GitHub: github, GitLab: gitlab }))
  test(`the office signs in at the desk of a repository on ${name}, publishes the phone number and sends another for approval`, async ({
    page,
    open,
  }) => {
    test.slow();
    const { host } = await open(endpoints, () => (name === 'GitLab' ? { application: 'the-desk' } : {}));
    const { repository, branch } = host;
    if (name === 'GitHub') await page.getByLabel('Your token from GitHub').fill('token-of-ann');
    await page.getByRole('button', { name: name === 'GitHub' ? 'Sign in' : 'Sign in with GitLab' }).click();
    await expect(page.getByText('Nothing wrong, nothing to publish.')).toBeVisible(readAll);
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
    const { name: author, parents } = host.kept.commit(branch);
    expect(author).toBe('Ann');
    expect(host.kept.changed(parents[0]!, branch)).toEqual(['content/site.json']);
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
  });

test('the office signs in at GitHub without a token, and reads what to do when that fails', async ({
  page,
  open,
}) => {
  test.slow();
  const { host, problems } = await open(github, ({ api }) => ({ signIn: api }));
  const button = page.getByRole('button', { name: 'Sign in with GitHub' });
  const field = page.getByLabel('Your token from GitHub');
  const press = async () => {
    const opened = page.waitForEvent('popup');
    await button.click();
    return opened;
  };
  await field.fill('half a token');

  // The server does not answer: the window shows an error of the browser, until the person closes it.
  await page.context().route('**/auth?*', (route) => route.abort());
  const failed = await press();
  await expect(page.getByText('in the window that has opened')).toBeVisible();
  await expect(button).toBeDisabled();
  await failed.close();
  await expect(page.getByText('was closed before GitHub let you in')).toBeVisible();
  await page.context().unroute('**/auth?*');

  host.people.clear();
  await press();
  await expect(page.getByText('says: Failed to receive an authorization code.')).toBeVisible();

  await page.evaluate(() => {
    const { open: opening } = window;
    window.open = () => {
      window.open = opening;
      return null;
    };
  });
  await button.click();
  await expect(page.getByText('The browser blocked the window')).toBeVisible();
  await expect(field).toHaveValue('half a token');
  expect(problems).toEqual([]);

  host.people.set('token-of-ann', { name: 'Ann', mayWrite: true });
  await press();
  await expect(page.getByText(`Ann at ${host.repository}`)).toBeVisible(readAll);
  expect(page.context().pages()).toHaveLength(1);
  await page.reload();
  await expect(page.getByText(`Ann at ${host.repository}`)).toBeVisible(readAll);
});

test('the office writes Spanish beside a form', async ({ page, open }) => {
  test.slow();
  const root = sampleInSpanish();
  await open(github, () => ({}), path.join(root, 'content'));
  rmSync(root, { recursive: true });
  await page.getByLabel('Your token from GitHub').fill('token-of-ann');
  await page.getByRole('button', { name: 'Sign in' }).click();
  // Everything but the city is missing in Spanish.
  await expect(page.getByText(/mistakes: it cannot be published yet/)).toBeVisible(readAll);

  const translate = async (entry: string) => {
    await page
      .frameLocator('#editor')
      .locator('body')
      .evaluate((_, to) => void (location.hash = to), `/collections/${entry}`);
    await page.getByRole('button', { name: 'Spanish beside the form' }).click();
  };
  const county = page.getByRole('listitem').filter({ hasText: /^County/ });
  await translate('cities/entries/garland');
  await expect(county.getByText('Dallas County')).toHaveAttribute('lang', 'en');
  await county.getByRole('textbox').fill('Condado de Dallas');
  await page.getByRole('button', { name: 'Save the Spanish' }).click();
  await expect(page.getByText('The Spanish says what the English says.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish …' }).click();
  await expect(page.getByRole('dialog').getByText('Condado de Dallas')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Spanish beside the form' }).click();

  // A second version of a landing page has no form of its own.
  await translate('landing/entries/sewer-line');
  await page.getByLabel('Which version of the page').selectOption('Second version sewer-line-b');
  const title = page.getByRole('listitem').filter({ hasText: /^Section 1 \(Hero\), title/ });
  await expect(title.getByText('Slow drains?')).toBeVisible();
  await title.getByRole('textbox').fill('¿Drenajes lentos?');
  await page.getByRole('button', { name: 'Save the Spanish' }).click();
  await expect(page.getByText('The Spanish says what the English says.')).toBeVisible();
  await page.getByLabel('Which version of the page').selectOption('The page');
  await expect(page.getByText('Sewer line repair in Dallas, seen on camera first')).toBeVisible();

  // What was saved is kept in the browser.
  await page.reload();
  await expect(page.getByText(/mistakes: it cannot be published yet/)).toBeVisible(readAll);
  await translate('cities/entries/garland');
  await expect(county.getByRole('textbox')).toHaveValue('Condado de Dallas');
});
