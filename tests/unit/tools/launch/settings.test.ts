import { mkdtempSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { EdgeDescription } from '@/edge/description';
import { formDefinitions } from '@/leads/forms';
import { formFamilies } from '@/leads/types';
import { webhookSettings } from '@/config/settings';
import { createInbox } from '@/tools/inbox';
import { hostItems } from '@/tools/launch/host-items';
import { errorInside, sendTests } from '@/tools/launch/send-test';
import {
  answerProblem,
  settingItems,
  tagItems,
  unreadLine,
  webhookProblem,
} from '@/tools/launch/setting-items';

const origin = 'https://www.plumber-in-dallas.test';

describe('The settings before going live', () => {
  let server: Server;
  let base: string;
  const allow = 'access-control-allow-origin';
  const headers = 'access-control-allow-headers';
  const methods: string[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      methods.push(request.method ?? '');
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
      if (pathname === '/slow') return;
      response.writeHead(Number(pathname.slice(1)), Object.fromEntries(searchParams)).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('are all missing at first', async () => {
    expect((await settingItems({})).map(({ field }) => field)).toEqual([
      'SITE_URL',
      ...Object.values(webhookSettings).map(({ name }) => name),
    ]);
  });

  it.each([
    ['https://www.example.com', true],
    ['http://localhost:4321', true],
    ['http://plumber-in-dallas.test', true],
    ['plumber', true],
    [origin, false],
  ])('need a public, encrypted address of the site: %s lacks that, %s', async (address, isAsked) => {
    const fields = (await settingItems({ SITE_URL: address })).map(({ field }) => field);
    expect(fields.includes('SITE_URL')).toBe(isAsked);
  });

  it.each([
    'https://hooks.example.com/quote',
    'http://localhost:4400/quote',
    'http://hooks.plumber-in-dallas.test/quote',
    'quote',
  ])('need webhooks of one’s own, unlike %s', async (address) => {
    expect(await webhookProblem(address, origin, 'no-cors')).toBeTruthy();
  });

  const switchedOff = /Is the automation switched on\?/;
  it.each<readonly [path: string, problem: RegExp | undefined]>([
    ...['200', '204', '400', '401', '405', '501'].map((path) => [path, undefined] as const),
    ...['404', '410', '500', '503'].map((path) => [path, switchedOff] as const),
    ['slow', /does not answer within/],
  ])('take or refuse a webhook by its answer: %s, %s', async (path, problem) => {
    const patience = path === 'slow' ? 50 : undefined;
    const found = await answerProblem(new URL(`${base}/${path}`), origin, 'no-cors', patience);
    if (problem) expect(found).toMatch(problem);
    else expect(found).toBeUndefined();
  });

  it('name Directus where it would keep empty requests', async () => {
    const directus = new URL(`${base}/204?x-powered-by=Directus&${allow}=*&${headers}=*`);
    expect(await answerProblem(directus, origin, 'no-cors')).toContain('every request arrives empty');
    expect(await answerProblem(directus, origin, 'cors-text')).toContain('cors-json here');
    expect(await answerProblem(directus, origin, 'cors-json')).toBeUndefined();
  });

  it('notice a webhook that nobody answers', async () => {
    const gone = createServer();
    await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
    const { port } = gone.address() as AddressInfo;
    await new Promise((resolve) => gone.close(resolve));
    expect(await answerProblem(new URL(`http://127.0.0.1:${port}/`), origin, 'no-cors')).toContain(
      'does not answer',
    );
  });

  it.each([
    ['cors-json', `204?${allow}=*&${headers}=*`],
    ['cors-json', `200?${allow}=${origin}&${headers}=accept,%20Content-Type`],
    ['cors-text', `405?${allow}=*`],
    ['no-cors', '405'],
  ] as const)('take a webhook that a browser may send to by %s: %s', async (transport, path) => {
    expect(await answerProblem(new URL(`${base}/${path}`), origin, transport)).toBeUndefined();
  });

  it.each([
    ['cors-json', '204', 'access-control-allow-origin'],
    ['cors-json', `204?${allow}=https://another.test&${headers}=*`, 'does not allow https://www.plumber'],
    ['cors-json', `204?${allow}=*`, 'access-control-allow-headers'],
    ['cors-json', `204?${allow}=*&${headers}=content-type-options`, 'access-control-allow-headers'],
    ['cors-json', `405?${allow}=*&${headers}=*`, 'answers 405'],
    ['cors-text', '204', 'access-control-allow-origin'],
    ['cors-text', `204?${allow}=https://another.test`, 'may read its answers'],
  ] as const)('refuse one to which a browser cannot send by %s: %s', async (transport, path, words) => {
    expect(await answerProblem(new URL(`${base}/${path}`), origin, transport)).toContain(words);
  });

  it('are checked without sending a lead', () => {
    expect(new Set(methods)).toEqual(new Set(['OPTIONS']));
  });

  it('send one marked request for each form family when asked to, and judge what a browser could read', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'inbox-')), 'leads.jsonl');
    const inbox = await createInbox({ file, port: 0 });
    const environment: Record<string, string> = { SITE_URL: origin };
    for (const [key, { name }] of Object.entries(webhookSettings))
      environment[name] = `${inbox.url}/webhook/${key}`;
    try {
      const well = await sendTests(environment);
      expect(well.ok).toBe(true);
      expect(well.lines).toHaveLength(formFamilies.length);
      const asked = await fetch(`${inbox.url}/leads.json`);
      const leads = (await asked.json()) as { transport: string; fields: Record<string, string> }[];
      expect(leads).toHaveLength(formFamilies.length);
      for (const { fields } of leads) expect(JSON.stringify(fields)).toContain('TEST');
      expect(new Set(leads.map(({ fields }) => `${fields.timestamp} ${fields.phone}`)).size).toBe(
        leads.length,
      );
      environment.PUBLIC_LANDING_WEBHOOK_URL = `${base}/200`;
      environment.PUBLIC_LEAD_WEBHOOK_URL = `${base}/500`;
      const { ok, lines } = await sendTests(environment);
      expect(ok).toBe(false);
      expect(lines.filter((line) => line.includes('FAILED.'))).toEqual([
        expect.stringMatching(/answers 200; a browser cannot read that.*Allow https:.* there/),
        expect.stringMatching(/answers 500.*Look at its last run there\.$/),
      ]);
    } finally {
      await inbox.close();
    }
  });

  it('say from which services pages learn nothing, and how one looks', () => {
    const quote = { PUBLIC_QUOTE_WEBHOOK_URL: 'https://forms.unknown-service.test/a1' };
    expect(unreadLine(quote)).toMatch(
      /forms\.unknown-service\.test \(PUBLIC_QUOTE_WEBHOOK_URL\)\. Run .*--send-test/,
    );
    expect(unreadLine({ ...quote, PUBLIC_QUOTE_WEBHOOK_TRANSPORT: 'cors-json' })).toBeUndefined();
  });

  it('ask the owner to look for the name where the page is told nothing, and say what is better', async () => {
    const linesWith = async (path: string): Promise<string[]> => {
      const environment = { SITE_URL: origin, PUBLIC_QUOTE_WEBHOOK_URL: `${base}/${path}` };
      return (await sendTests(environment)).lines.filter((line) => line.includes('PUBLIC_QUOTE'));
    };
    const [deaf] = await linesWith('200');
    expect(deaf).toContain('look whether the name TEST stands in what arrived');
    expect(deaf).not.toContain('cors-json');
    const [better] = await linesWith(`200?${allow}=*&${headers}=*`);
    expect(better).toContain('set PUBLIC_QUOTE_WEBHOOK_TRANSPORT=cors-json');
  });

  it.each([
    ['{"errors":[{"message":"no"}]}', true],
    ['{"success":false}', true],
    ['{"code":400,"message":"Bad request"}', true],
    ['[{"data":{"ok":false}}]', true],
    ['{"Success":"false"}', true],
    ['{"result":"NOK"}', true],
    ['{"message":"Workflow could not be started!","code":0}', true],
    ['Invalid JSON', true],
    ['TypeError: Cannot read properties of undefined', true],
    ['<?xml version="1.0"?><error>no</error>', true],
    ['<!doctype html><html><head><title>Error</title>', true],
    ['<html><head><title>Thanks</title></head></html>', false],
    ['{"id":"req_400","code":"accepted","status":"received"}', false],
    ['No errors', false],
    ['{"ok":true,"errors":[]}', false],
    ['{"message":"Workflow was started"}', false],
    ['{"ok":1,"details":"not found: TEST"}', false],
    ['', false],
  ])('find an error inside an answer of 200: %s', (body, isError) => {
    expect(errorInside(body) !== undefined).toBe(isError);
  });

  it.each([
    ['404', 'Is the automation switched on'],
    ['403', 'let it take requests without a password'],
    ['405', 'the address of a page and not of a webhook'],
    ['415', 'set PUBLIC_QUOTE_WEBHOOK_TRANSPORT=cors-json'],
    ['200?content-type=text/html', 'answers with a web page'],
  ])('say what to do where a service answers the test with %s', async (path, remedy) => {
    const { lines } = await sendTests({ SITE_URL: origin, PUBLIC_QUOTE_WEBHOOK_URL: `${base}/${path}` });
    expect(lines.find((line) => line.startsWith('PUBLIC_QUOTE'))).toContain(remedy);
  });

  it('name the address to enter instead of one that redirects, also where no browser could see it', async () => {
    const redirecting = `${base}/301?location=https://hooks.plumber-in-dallas.test/quote/`;
    const says = 'Enter https://hooks.plumber-in-dallas.test/quote/ instead';
    expect(await answerProblem(new URL(redirecting), origin, 'no-cors')).toContain(says);
    const { ok, lines } = await sendTests({ SITE_URL: origin, PUBLIC_QUOTE_WEBHOOK_URL: redirecting });
    expect(ok).toBe(false);
    expect(lines.find((line) => line.includes('PUBLIC_QUOTE'))).toMatch(/Enter https:.* instead\. FAILED\.$/);
  });

  it('judge each family of a webhook by its own transport', async () => {
    vi.spyOn(formDefinitions.landingLong, 'webhook', 'get').mockReturnValue('contact');
    const { lines } = await sendTests({ SITE_URL: origin, PUBLIC_CONTACT_WEBHOOK_URL: `${base}/200` });
    const own = Object.values(formDefinitions).filter(({ webhook }) => webhook === 'contact');
    const found = lines.filter((line) => line.startsWith('PUBLIC_CONTACT_WEBHOOK_URL'));
    expect(found).toHaveLength(own.length);
    expect(found).toEqual(
      expect.arrayContaining([
        expect.stringContaining('no-cors): answers 200; a browser cannot read that. OK.'),
        expect.stringContaining('cors-json): answers 200; a browser cannot read that. FAILED. Allow'),
      ]),
    );
  });

  it('look at what the host of the site answers, once the site is there', async () => {
    const policy = "default-src 'none'";
    const host = (answer: (path: string) => [status: number, headers: Record<string, string>]) =>
      vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
        const { pathname, search } = new URL(String(address));
        if (pathname === '/version.json') return Response.json({ content: 'abc' });
        const [status, headers] = answer(pathname + search);
        return new Response(null, { status, headers });
      });
    const good = (path: string): [number, Record<string, string>] => {
      const headers = { 'content-security-policy': policy, 'cache-control': 'public, max-age=0' };
      if (path === '/about/?gclid=abc') return [301, { ...headers, location: `${origin}/about?gclid=abc` }];
      return [path === '/about' ? 200 : 404, headers];
    };
    const edge = { headers: { 'Content-Security-Policy': policy } } as unknown as EdgeDescription;
    host(good);
    expect(await hostItems(origin, edge)).toEqual([]);
    // The file was not uploaded: Apache answers by itself.
    host((path) => [path.startsWith('/about/') ? 404 : good(path)[0], {}]);
    expect((await hostItems(origin)).map(({ what }) => what)).toEqual([
      expect.stringContaining('answers /about/ with 404'),
      expect.stringContaining('sends no security policy'),
    ]);
    // Another program has written into it.
    host((path) => [
      good(path)[0],
      { ...good(path)[1], 'content-security-policy': 'upgrade-insecure-requests' },
    ]);
    expect((await hostItems(origin, edge)).map(({ what }) => what)).toEqual([
      expect.stringMatching(/another security policy.*dist-edge\/README\.md/),
    ]);
    // A plugin that adds slashes has a redirect of its own.
    host((path) => [good(path)[0], { ...good(path)[1], location: `${origin}/about` }]);
    expect((await hostItems(origin, edge)).map(({ what }) => what)).toEqual([
      expect.stringContaining('loses what stands behind the question mark'),
    ]);
    host(() => [200, good('/about')[1]]);
    expect((await hostItems(origin)).map(({ what }) => what)).toContainEqual(
      expect.stringContaining('an unknown address with 200'),
    );
    // Nothing of ours is there yet.
    const other = (status: number, headers = {}) =>
      vi
        .spyOn(globalThis, 'fetch')
        .mockImplementation(() => Promise.resolve(new Response('Coming soon', { status, headers })));
    other(200);
    expect(await hostItems(origin, edge)).toEqual([]);
    // Its file was replaced, or asks for a module that is missing; or all is sent on.
    other(500);
    expect((await hostItems(origin, edge)).map(({ what }) => what)).toEqual([
      expect.stringContaining('answers its first page with 500'),
    ]);
    other(301, { location: 'https://plumber-in-dallas.test/' });
    expect((await hostItems(origin, edge)).map(({ what }) => what)).toEqual([
      expect.stringMatching(/sends everybody on to https:\/\/plumber-in-dallas\.test.*SITE_URL/),
    ]);
  });

  it('report a tag that is configured incompletely', () => {
    expect(tagItems({ PUBLIC_ADS_LEAD_LABEL: 'lead' }).items).toMatchObject([
      { topic: 'Addresses and settings', what: expect.stringContaining('PUBLIC_ADS_CONVERSION_ID') },
    ]);
    expect(tagItems({}).items).toEqual([]);
  });
});
