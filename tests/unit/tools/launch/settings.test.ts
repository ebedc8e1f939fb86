import { mkdtempSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { formDefinitions } from '@/leads/forms';
import { formFamilies } from '@/leads/names';
import { webhookSettings } from '@/config/settings';
import { createInbox } from '@/tools/inbox';
import { sendTests } from '@/tools/launch/send-test';
import { answerProblem, settingItems, webhookProblem } from '@/tools/launch/setting-items';
import { tagItems } from '@/tools/launch/tag-items';

const origin = 'https://www.plumber-in-dallas.test';

describe('The settings before going live', () => {
  let server: Server;
  let base: string;
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

  it.each(['https://www.example.com', 'http://localhost:4321', 'http://plumber-in-dallas.test', 'plumber'])(
    'need a public, encrypted address of the site, unlike %s',
    async (address) => {
      expect((await settingItems({ SITE_URL: address }))[0]).toMatchObject({ field: 'SITE_URL' });
    },
  );

  it('accept a public address', async () => {
    expect((await settingItems({ SITE_URL: origin })).map(({ field }) => field)).not.toContain('SITE_URL');
  });

  it.each([
    'https://hooks.example.com/quote',
    'http://localhost:4400/quote',
    'http://hooks.plumber-in-dallas.test/quote',
    'quote',
  ])('need webhooks of one’s own, unlike %s', async (address) => {
    expect(await webhookProblem(address, origin, 'no-cors')).toBeTruthy();
  });

  it.each(['200', '204', '400', '401', '405', '501'])(
    'take an answer of %s for a webhook that is there',
    async (status) => {
      expect(await answerProblem(new URL(`${base}/${status}`), origin, 'no-cors')).toBeUndefined();
    },
  );

  it.each(['404', '410', '500', '503'])('take an answer of %s for one that is not', async (status) => {
    expect(await answerProblem(new URL(`${base}/${status}`), origin, 'no-cors')).toContain(status);
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

  it('notice a webhook that answers too late', async () => {
    expect(await answerProblem(new URL(`${base}/slow`), origin, 'no-cors', 50)).toContain(
      'does not answer within',
    );
  });

  const allow = 'access-control-allow-origin';
  const headers = 'access-control-allow-headers';

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
      environment.PUBLIC_LANDING_WEBHOOK_URL = `${base}/200`;
      environment.PUBLIC_LEAD_WEBHOOK_URL = `${base}/500`;
      const { ok, lines } = await sendTests(environment);
      expect(ok).toBe(false);
      expect(lines.filter((line) => line.endsWith('FAILED.'))).toEqual([
        expect.stringContaining('answers 200; a browser cannot read that'),
        expect.stringContaining('answers 500'),
      ]);
    } finally {
      await inbox.close();
    }
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
    try {
      const { lines } = await sendTests({ SITE_URL: origin, PUBLIC_CONTACT_WEBHOOK_URL: `${base}/200` });
      const own = Object.values(formDefinitions).filter(({ webhook }) => webhook === 'contact');
      const found = lines.filter((line) => line.startsWith('PUBLIC_CONTACT_WEBHOOK_URL'));
      expect(found).toHaveLength(own.length);
      expect(found).toEqual(
        expect.arrayContaining([
          expect.stringContaining('no-cors): answers 200; a browser cannot read that. OK.'),
          expect.stringContaining('cors-json): answers 200; a browser cannot read that. FAILED.'),
        ]),
      );
    } finally {
      vi.restoreAllMocks();
    }
  });

  it('report a tag that is configured incompletely', () => {
    expect(tagItems({ PUBLIC_ADS_LEAD_LABEL: 'lead' })).toMatchObject([
      { topic: 'Addresses and settings', what: expect.stringContaining('PUBLIC_ADS_CONVERSION_ID') },
    ]);
    expect(tagItems({})).toEqual([]);
  });
});
