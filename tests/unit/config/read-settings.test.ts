import { describe, expect, it } from 'vitest';
import { PlainError } from '@/lib/plain-error';
import { readSettings, webhookSettings } from '@/config/settings';
import { whatIsCounted } from '@/config/tag-settings';

const complete = Object.fromEntries(
  Object.entries(webhookSettings).map(([key, { name }]) => [name, `https://hooks.example.com/${key}`]),
);

describe('Build-time settings', () => {
  it('are refused with a message for people, without a stack trace', () => {
    try {
      readSettings({});
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(PlainError);
      expect((error as PlainError).stack).toBe('');
    }
  });

  it('give the webhooks and the public origin without a slash at its end', () => {
    const settings = readSettings({ ...complete, SITE_URL: 'https://plumber.example.com/' });
    expect(settings.siteUrl).toBe('https://plumber.example.com');
    expect(settings.webhooks.contact).toBe('https://hooks.example.com/contact');
    expect(settings.tag).toBeUndefined();
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
    const { quote: _, ...missing } = webhookSettings;
    for (const { name, forms } of Object.values(missing))
      expect(incomplete).toThrow(`${name} is not set. It is the webhook address of ${forms}`);
    expect(incomplete).toThrow('.env');
  });

  it.each([
    ...[
      'javascript:alert(1)',
      'hooks.example.com/lead',
      'http://hooks.example.com/lead',
      'http://192.168.1.4/lead',
    ].map((address) => ['PUBLIC_LEAD_WEBHOOK_URL', address] as const),
    // More or less than an origin.
    ...['https://plumber.example.com/site', 'https://plumber.example.com?a=b', 'plumber.example.com'].map(
      (address) => ['SITE_URL', address] as const,
    ),
  ])('refuse %s=%s', (name, address) => {
    expect(() => readSettings({ ...complete, [name]: address })).toThrow(`${name} is "${address}"`);
  });

  it.each(['http://localhost:4322/lead', 'http://127.0.0.1/lead', 'http://[::1]:80/lead'])(
    'take a webhook on this computer that is not encrypted: %s',
    (address) => {
      expect(readSettings({ ...complete, PUBLIC_LEAD_WEBHOOK_URL: address }).webhooks.lead).toBe(
        new URL(address).href,
      );
    },
  );

  it.each(['https://hooks.zapier.com/hooks/catch/1/a/', 'https://script.google.com/macros/s/a/exec'])(
    'know how requests travel to %s, and refuse what it never takes',
    (address) => {
      const transport = 'PUBLIC_LANDING_WEBHOOK_TRANSPORT';
      const settings = { ...complete, PUBLIC_LANDING_WEBHOOK_URL: address };
      expect(readSettings(settings).transports).toEqual({ landing: 'cors-text' });
      expect(readSettings({ ...settings, [transport]: 'no-cors' }).transports).toEqual({
        landing: 'no-cors',
      });
      expect(() => readSettings({ ...settings, [transport]: 'cors-json' })).toThrow(
        `${transport} is cors-json, which ${new URL(address).hostname} refuses`,
      );
    },
  );

  it('take a transport for one webhook and refuse one that does not exist', () => {
    const name = 'PUBLIC_QUOTE_WEBHOOK_TRANSPORT';
    expect(readSettings({ ...complete, [name]: 'cors-json' }).transports).toEqual({ quote: 'cors-json' });
    expect(() => readSettings({ ...complete, [name]: 'pigeon' })).toThrow('no-cors, cors-json, cors-text');
  });

  const withTag = (tag: Record<string, string>) => readSettings({ ...complete, ...tag }).tag;

  const ads = { PUBLIC_ADS_CONVERSION_ID: 'AW-1' };
  it.each<[given: Record<string, string>, tag: object]>([
    [ads, { ids: ['AW-1'], products: { analytics: false, ads: true }, callConversion: undefined }],
    [{ ...ads, PUBLIC_ADS_CALL_LABEL: 'call' }, { callConversion: 'AW-1/call' }],
    // It may be either product.
    [{ PUBLIC_GOOGLE_TAG_ID: 'GT-XYZ9' }, { products: { analytics: true, ads: true } }],
    [
      {
        PUBLIC_GOOGLE_TAG_ID: 'G-AB12CD34EF',
        PUBLIC_ADS_CONVERSION_ID: 'AW-1/call_1',
        PUBLIC_ADS_LEAD_LABEL: 'lead-2',
        PUBLIC_ADS_USER_DATA: 'on',
        PUBLIC_ADS_CALL_CONVERSION: 'AW-1/forward',
      },
      {
        ids: ['G-AB12CD34EF', 'AW-1'],
        products: { analytics: true, ads: true },
        callConversion: 'AW-1/call_1',
        callForwarding: 'AW-1/forward',
        leadConversion: 'AW-1/lead-2',
        userData: true,
      },
    ],
  ])('load the tag of %o', (given, tag) => expect(withTag(given)).toMatchObject(tag));

  it.each([
    [{ PUBLIC_GOOGLE_TAG_ID: 'UA-12345-1' }, 'PUBLIC_GOOGLE_TAG_ID is "UA-12345-1"'],
    [{ PUBLIC_GOOGLE_TAG_ID: 'GTM-ABC123' }, 'PUBLIC_GOOGLE_TAG_ID is "GTM-ABC123"'],
    [{ PUBLIC_ADS_CONVERSION_ID: '123456789' }, 'PUBLIC_ADS_CONVERSION_ID is "123456789"'],
    [{ PUBLIC_ADS_CONVERSION_ID: 'AW-1/' }, 'PUBLIC_ADS_CONVERSION_ID is "AW-1/"'],
    [{ PUBLIC_ADS_LEAD_LABEL: 'lead' }, 'PUBLIC_ADS_LEAD_LABEL is set without PUBLIC_ADS_CONVERSION_ID'],
    [
      { PUBLIC_ADS_CONVERSION_ID: 'AW-1', PUBLIC_ADS_CALL_LABEL: 'AW-1/call' },
      'PUBLIC_ADS_CALL_LABEL is "AW-1/call"',
    ],
    [{ PUBLIC_ADS_CONVERSION_ID: 'AW-1/a', PUBLIC_ADS_CALL_LABEL: 'b' }, 'name two labels for a call'],
    [{ PUBLIC_ADS_CONVERSION_ID: 'AW-1', PUBLIC_ADS_USER_DATA: 'on' }, 'on without PUBLIC_ADS_LEAD_LABEL'],
    [{ PUBLIC_ADS_CALL_CONVERSION: 'AW-1/call' }, 'is set without PUBLIC_ADS_CONVERSION_ID'],
    [
      { PUBLIC_ADS_CONVERSION_ID: 'AW-1', PUBLIC_ADS_CALL_CONVERSION: 'AW-2/call' },
      'of another account than PUBLIC_ADS_CONVERSION_ID, AW-1',
    ],
    [{ PUBLIC_ADS_CONVERSION_ID: 'AW-1', PUBLIC_ADS_CALL_CONVERSION: 'a b' }, 'CALL_CONVERSION is "a b"'],
    [{ PUBLIC_CALL_TRACKING_SCRIPT: 'swap.js' }, 'PUBLIC_CALL_TRACKING_SCRIPT is "swap.js"'],
    [{ PUBLIC_ADS_USER_DATA: 'yes' }, 'PUBLIC_ADS_USER_DATA is "yes"'],
    [{ PUBLIC_FIELD_WEBHOOK_URL: 'hooks' }, 'PUBLIC_FIELD_WEBHOOK_URL is "hooks"'],
    [{ PUBLIC_PHOTO_WEBHOOK_URL: 'http://hooks.example.com' }, 'PUBLIC_PHOTO_WEBHOOK_URL is "http'],
  ])('stop a build whose tag is set up wrong or by half: %o', (given: Record<string, string>, says) => {
    expect(() => withTag(given)).toThrow(says);
  });

  it('say in one line what will be counted and what will not', () => {
    expect(whatIsCounted(withTag({}))).toContain('Nothing is counted');
    const half = whatIsCounted(withTag({ PUBLIC_ADS_CONVERSION_ID: 'AW-1/call' }));
    expect(half).toMatch(
      /calls from paid pages as the Google Ads conversion AW-1\/call.*Not counted: .*PUBLIC_ADS_LEAD_LABEL/,
    );
    expect(half).not.toContain('\n');
    expect(whatIsCounted(withTag({ PUBLIC_GOOGLE_TAG_ID: 'G-1' }))).toContain('anything in Google Ads');
  });
});
