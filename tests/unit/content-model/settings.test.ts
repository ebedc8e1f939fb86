import { describe, expect, it } from 'vitest';
import { readSettings } from '@/settings';

const complete = {
  PUBLIC_QUOTE_WEBHOOK_URL: 'https://hooks.example.com/quote',
  PUBLIC_LANDING_WEBHOOK_URL: 'https://hooks.example.com/landing',
  PUBLIC_CONTACT_WEBHOOK_URL: 'https://hooks.example.com/contact',
  PUBLIC_LEAD_WEBHOOK_URL: 'https://hooks.example.com/lead',
};

describe('Build-time settings', () => {
  it('give the webhooks and the public origin without a slash at its end', () => {
    const settings = readSettings({ ...complete, SITE_URL: 'https://plumber.example.com/' });
    expect(settings.siteUrl).toBe('https://plumber.example.com');
    expect(settings.webhooks.contact).toBe('https://hooks.example.com/contact');
    expect(settings.googleTagId).toBeUndefined();
  });

  it('write a webhook as the browser writes the address of its form', () => {
    const { webhooks } = readSettings({
      ...complete,
      PUBLIC_QUOTE_WEBHOOK_URL: ' HTTPS://Hooks.example.com ',
    });
    expect(webhooks.quote).toBe('https://hooks.example.com/');
  });

  it('stop a build without webhooks and name every one that is missing, what it is for and what to do', () => {
    const incomplete = () => readSettings({ PUBLIC_QUOTE_WEBHOOK_URL: complete.PUBLIC_QUOTE_WEBHOOK_URL });
    for (const name of [
      'PUBLIC_LANDING_WEBHOOK_URL',
      'PUBLIC_CONTACT_WEBHOOK_URL',
      'PUBLIC_LEAD_WEBHOOK_URL',
    ])
      expect(incomplete).toThrow(`${name} is not set`);
    expect(incomplete).toThrow('.env');
  });

  it('refuse an address that is no web address', () => {
    for (const address of ['javascript:alert(1)', 'hooks.example.com/lead'])
      expect(() => readSettings({ ...complete, PUBLIC_LEAD_WEBHOOK_URL: address })).toThrow(
        `PUBLIC_LEAD_WEBHOOK_URL is "${address}"`,
      );
  });

  it.each(['https://plumber.example.com/site', 'https://plumber.example.com?a=b', 'plumber.example.com'])(
    'refuse a site address that is more or less than an origin: %s',
    (address) => {
      expect(() => readSettings({ ...complete, SITE_URL: address })).toThrow(`SITE_URL is "${address}"`);
    },
  );

  it('take a transport for one webhook and refuse one that does not exist', () => {
    const name = 'PUBLIC_QUOTE_WEBHOOK_TRANSPORT';
    expect(readSettings({ ...complete, [name]: 'cors-json' }).transports).toEqual({ quote: 'cors-json' });
    expect(() => readSettings({ ...complete, [name]: 'pigeon' })).toThrow('no-cors, cors-json, cors-text');
  });
});
