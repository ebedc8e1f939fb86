import { beforeEach, expect, it, vi } from 'vitest';
import { developerEnvironment, testEnvironment } from '@/tools/commands/local-settings';
import { readSettings, webhookSettings } from '@/config/settings';

const ports = { site: 4321, inbox: 4322 };

/** `npm test` itself runs with the settings of a test build. */
beforeEach(() => {
  for (const { name } of Object.values(webhookSettings)) vi.stubEnv(name, undefined);
});

const setByOwner = () => {
  vi.stubEnv('PUBLIC_QUOTE_WEBHOOK_URL', 'https://hooks.example.com/quote');
  vi.stubEnv('PUBLIC_LANDING_WEBHOOK_TRANSPORT', 'no-cors');
  vi.stubEnv('PUBLIC_GOOGLE_TAG_ID', 'G-1');
  vi.stubEnv('PUBLIC_PHOTO_WEBHOOK_URL', 'https://hooks.example.com/photo');
  vi.stubEnv('PUBLIC_OFFLINE_PAGE', 'off');
};

it('A build on a developer’s machine sends to the local inbox, unless a real webhook is to be tried', () => {
  expect(readSettings(developerEnvironment(ports)).webhooks.lead).toBe('http://localhost:4322/webhook/lead');
  setByOwner();
  expect(readSettings(developerEnvironment(ports)).webhooks.quote).toBe('https://hooks.example.com/quote');
});

it('A build for tests sends nothing to a real webhook and loads no real tracker, whatever is set where it runs', () => {
  setByOwner();
  const { webhooks, transports, tag, offlinePage, photoWebhook } = readSettings(testEnvironment(ports));
  expect(photoWebhook).toBe('http://localhost:4322/webhook/photo');
  expect(Object.entries(webhooks)).toEqual(
    Object.keys(webhookSettings).map((key) => [key, `http://localhost:4322/webhook/${key}`]),
  );
  expect({ transports, tag, offlinePage }).toEqual({
    transports: {},
    tag: undefined,
    offlinePage: true,
  });
});
