import { leadOf, leadsOf, uniquePhone } from '../../support/inbox';
import { fillForm } from '../../support/fill-form';
import { expect, test } from '../../support/test';

const hostile = {
  markup: `"><img src=x onerror="window.pwned=1"><script>window.pwned=1</script></textarea></form>`,
  template: '{{constructor.constructor("window.pwned=1")()}} ${7*7} <%= 7*7 %> #{7*7}',
  header: 'Rosa\r\nBcc: everyone@example.com\r\n\r\n<b>hi</b>',
  unicode: 'Zoë 🚿‍💧 𝕯𝖆𝖓𝖆 مرحبا بالعالم \u202Egnp.exe\u202C e\u0301 \u0000\uFFFF',
  formula: '=HYPERLINK("https://evil.example.com","x") +1 -1 @SUM(A1)',
  query: `'; DROP TABLE leads;-- {"$ne":null} %00 %0d%0a&service=forged`,
};

for (const [kind, text] of Object.entries(hostile))
  test(`hostile ${kind} in every field reaches the office and is no part of a page`, async ({ page }) => {
    // Everything that could leak a visitor's data: addresses, console messages, tracker events.
    const seen: string[] = [];
    page.on('request', (request) => seen.push(request.url(), JSON.stringify(request.headers())));
    page.on('console', (message) => seen.push(message.text()));
    await page.exposeFunction('tellTest', (call: string) => seen.push(`gtag ${call}`));
    await page.addInitScript(() => {
      const tell = (window as unknown as { tellTest: (call: string) => void }).tellTest;
      Object.assign(window, { gtag: (...call: unknown[]) => tell(JSON.stringify(call)) });
    });
    const phone = `${uniquePhone()} ${text}`;
    await page.goto('/contact');
    const form = page.locator('form[data-lead-form=contact]');
    const { service } = await fillForm(form, phone);
    const message = `What happened in the hall: ${text}`;
    const typed: string[] = [];
    for (const [name, value] of Object.entries({ fullName: text, phone, message }))
      typed.push(
        // Set by a script, because some of these characters cannot be typed. Browsers remove line breaks from an input.
        await form.locator(`[name=${name}]`).evaluate((control: HTMLInputElement, words) => {
          control.value = words;
          return control.value.trim();
        }, value),
      );
    // Without its script, which can take more than six seconds on a busy machine, the form would be sent by the next page.
    await expect(page.locator('.lead-form[data-ready]').filter({ has: form })).toBeAttached();
    await form.locator('button[type=submit]').click();
    await page.waitForURL('**/thank-you');

    // Marks of direction, which nobody can see, would let the rest read backwards at the office.
    const [fullName, number = '', words] = typed.map((value) => value.replaceAll(/[\u202A-\u202E]/g, ''));
    const { fields } = await leadOf(number);
    expect(fields).toMatchObject({ fullName, message: words, service });
    expect(Object.keys(fields)).toHaveLength(11);
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    expect(await page.content()).not.toContain('everyone@example.com');
    const leaks = seen.filter((entry) => entry.includes('dana@') || entry.includes(phone.slice(6, 14)));
    expect(leaks).toEqual([]);
    expect(seen.filter((entry) => entry.startsWith('gtag'))).toEqual([
      expect.stringMatching(
        new RegExp(
          String.raw`^gtag \["event","generate_lead",{"form":"contact","service":"${service}","transaction_id":"\w+"}\]$`,
        ),
      ),
      'gtag ["event","contact_submit_success",{"event_category":"Contact","event_label":"Contact Form"}]',
    ]);
  });

test('a filled honeypot drops the request, and is in no visitor’s way', async ({ page }) => {
  const phone = uniquePhone();
  await page.goto('/contact');
  const form = page.locator('form[data-lead-form=contact]');
  const trap = form.locator('[tabindex="-1"]');
  const button = form.locator('button[type=submit]');
  await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0);
  await trap.evaluate((control: HTMLInputElement) => (control.value = 'https://spam.example.com'));
  await fillForm(form, phone);
  await button.click();
  await expect(button).toBeEnabled();
  const notSent = page.locator('main').getByRole('status').filter({ hasText: 'was not sent' });
  await expect(notSent.getByRole('link')).toHaveAttribute('href', /^tel:/);
  await expect(page).toHaveURL(/\/contact$/);
  // A real request to the same inbox follows; if the first had been sent, it would have arrived before it.
  await trap.evaluate((control: HTMLInputElement) => (control.value = ''));
  const second = uniquePhone();
  await fillForm(form, second);
  await button.click();
  await leadOf(second);
  expect(await leadsOf(phone)).toEqual([]);
});
