import type { Page } from '@playwright/test';
import { leadOf, leadsOf, uniquePhone } from '../../support/inbox';
import { expect, test } from '../../support/test';

const hostile = {
  markup: `"><img src=x onerror="window.pwned=1"><script>window.pwned=1</script></textarea></form>`,
  template: '{{constructor.constructor("window.pwned=1")()}} ${7*7} <%= 7*7 %> #{7*7}',
  header: 'Rosa\r\nBcc: everyone@example.com\r\n\r\n<b>hi</b>',
  unicode: 'Zoë 🚿‍💧 𝕯𝖆𝖓𝖆 مرحبا بالعالم \u202Egnp.exe\u202C e\u0301 \u0000\uFFFF',
  formula: '=HYPERLINK("https://evil.example.com","x") +1 -1 @SUM(A1)',
  query: `'; DROP TABLE leads;-- {"$ne":null} %00 %0d%0a&service=forged`,
};

/** Everything that could leak a visitor's data: addresses, console messages, tracker events. */
async function watch(page: Page) {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url(), JSON.stringify(request.headers())));
  page.on('console', (message) => seen.push(message.text()));
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  await page.exposeFunction('tellTest', (call: string) => seen.push(`gtag ${call}`));
  await page.addInitScript(() => {
    const tell = (window as unknown as { tellTest: (call: string) => void }).tellTest;
    Object.assign(window, { gtag: (...call: unknown[]) => tell(JSON.stringify(call)) });
  });
  return seen;
}

/** @param values what is written in place of an ordinary answer */
async function submitContact(page: Page, values: Record<string, string>): Promise<void> {
  const form = page.locator('form[data-lead-form=contact]');
  const usual = {
    fullName: 'Rosa Delgado',
    email: 'rosa@example.org',
    service: 'other',
    message: 'There is water in the hall again.',
  };
  for (const [name, value] of Object.entries({ ...usual, ...values })) {
    // Set by a script, because some of these characters cannot be typed.
    await form.locator(`[name=${name}]`).evaluate((control: HTMLInputElement, text) => {
      control.value = text;
    }, value);
  }
  await form.locator('[name=consent]').check();
  // Without its script, which can take more than six seconds on a busy machine, the form would be sent by the next page.
  await expect(page.locator('.lead-form[data-ready]').filter({ has: form })).toBeAttached();
  await form.locator('button[type=submit]').click();
}

for (const [kind, text] of Object.entries(hostile)) {
  test(`hostile ${kind} in every field reaches the office and is no part of a page`, async ({ page }) => {
    const seen = await watch(page);
    const phone = `${uniquePhone()} ${text}`;
    await page.goto('/contact');
    // Browsers remove line breaks from the value of an input.
    const typed = await page.evaluate((value) => {
      const input = document.createElement('input');
      input.value = value;
      return [input.value.trim(), Object.assign(document.createElement('textarea'), { value }).value.trim()];
    }, text);
    // Marks of direction, which nobody can see, would let the rest read backwards at the office.
    const line = typed.map((value) => value.replaceAll(/[\u202A-\u202E]/g, ''));
    const message = `What happened in the hall: ${text}`;
    await submitContact(page, { fullName: text, phone, message });
    await page.waitForURL('**/thank-you');

    const { fields } = await leadOf(`${phone.slice(0, phone.indexOf(text))}${line[0]}`);
    expect(fields.fullName).toBe(line[0]);
    expect(fields.message).toBe(`What happened in the hall: ${line[1]}`);
    expect(fields.service).toBe('other');
    expect(Object.keys(fields)).toEqual(
      (
        'firstName lastName fullName email phone service preferredDate message timestamp source ' +
        'triggered_from'
      ).split(' '),
    );
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    expect(await page.content()).not.toContain('everyone@example.com');
    const leaks = seen.filter((entry) => entry.includes('rosa@') || entry.includes(phone.slice(6, 14)));
    expect(leaks).toEqual([]);
    expect(seen.filter((entry) => entry.startsWith('gtag'))).toEqual([
      expect.stringMatching(
        /^gtag \["event","generate_lead",\{"form":"contact","service":"other","transaction_id":"\w+"\}\]$/,
      ),
      'gtag ["event","contact_submit_success",{"event_category":"Contact","event_label":"Contact Form"}]',
    ]);
  });
}

test('the longest message that a form takes reaches the office whole', async ({ page }) => {
  const phone = uniquePhone();
  const message = 'The water is still coming. '.repeat(1_000).slice(0, 9_999) + '!';
  await page.goto('/contact');
  await submitContact(page, { phone, message });
  await page.waitForURL('**/thank-you');
  const { fields } = await leadOf(phone);
  expect(fields.message).toBe(message);
});

test('nothing in an address decides where a request leads, nor what is sent', async ({ page }) => {
  const phone = uniquePhone();
  const evil = encodeURIComponent('https://evil.example.com/');
  await page.goto(
    `/contact?redirect=${evil}&next=//evil.example.com&to=${evil}&source=forged&fullName=Forged#${evil}`,
  );
  await submitContact(page, { phone });
  await page.waitForURL('**/thank-you');
  expect(new URL(page.url()).search).toBe('');
  const { fields } = await leadOf(phone);
  expect(fields).toMatchObject({ fullName: 'Rosa Delgado', source: 'contact_form' });
  expect(fields).not.toHaveProperty('attribution');
});

test('a filled honeypot drops the request, and is in no visitor’s way', async ({ page }) => {
  const phone = uniquePhone();
  await page.goto('/contact');
  const trap = page.locator('form[data-lead-form=contact] [tabindex="-1"]');
  await expect(trap).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0);
  await trap.evaluate((control: HTMLInputElement) => (control.value = 'https://spam.example.com'));
  await submitContact(page, { phone });
  const button = page.locator('form[data-lead-form=contact] button[type=submit]');
  await expect(button).toBeEnabled();
  const notSent = page.locator('main').getByRole('status').filter({ hasText: 'was not sent' });
  await expect(notSent.getByRole('link')).toHaveAttribute('href', /^tel:/);
  await expect(page).toHaveURL(/\/contact$/);
  // A real request to the same inbox follows; if the first had been sent, it would have arrived before it.
  await trap.evaluate((control: HTMLInputElement) => (control.value = ''));
  const second = uniquePhone();
  await submitContact(page, { phone: second });
  await leadOf(second);
  expect(await leadsOf(phone)).toEqual([]);
});
