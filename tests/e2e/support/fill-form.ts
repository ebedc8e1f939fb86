import type { Locator } from '@playwright/test';

/**
 * Fills every control of a lead form with something that is valid.
 * @returns what the office should get of it, by field
 */
export async function fillForm(form: Locator, phone: string): Promise<Record<string, string | boolean>> {
  const words: Record<string, string> = {
    firstName: 'Dana',
    lastName: 'Whitfield',
    phone,
    email: 'dana@example.com',
    address: '12 Cedar Elm Lane, Dallas',
    details: 'Warm tile in the hall.',
    message: 'The tile in the hall is warm and the meter turns.',
  };
  const typed: Record<string, string | boolean> = {};
  // A dialog's form is not there yet, and `all` does not wait.
  await form.locator('button[type=submit]').waitFor();
  for (const control of await form.locator('input, select, textarea').all()) {
    if ((await control.getAttribute('tabindex')) === '-1') continue;
    const name = (await control.getAttribute('name')) ?? '';
    const type = await control.evaluate((element: HTMLInputElement) => element.type);
    const text = words[name] ?? 'Dana Whitfield';
    if (type === 'checkbox') {
      await control.check();
      typed[name] = true;
    } else if (type === 'select-one') typed[name] = (await control.selectOption({ index: 1 })).join();
    else if (['text', 'tel', 'email', 'textarea'].includes(type)) {
      await control.fill(text);
      typed[name] = text;
    }
  }
  return typed;
}
