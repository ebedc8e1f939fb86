import type { Locator } from '@playwright/test';

/** Fills every control of a lead form with something that is valid. */
export async function fillForm(form: Locator, phone: string): Promise<void> {
  const words: Record<string, string> = {
    phone,
    email: 'dana@example.com',
    address: '12 Cedar Elm Lane, Dallas',
    details: 'Warm tile in the hall.',
    message: 'The tile in the hall is warm and the meter turns.',
  };
  // A dialog's form is not there yet, and `all` does not wait.
  await form.locator('button[type=submit]').waitFor();
  for (const control of await form.locator('input, select, textarea').all()) {
    if ((await control.getAttribute('tabindex')) === '-1') continue;
    const name = (await control.getAttribute('name')) ?? '';
    const type = await control.evaluate((element: HTMLInputElement) => element.type);
    if (type === 'checkbox') await control.check();
    else if (type === 'select-one') await control.selectOption({ index: 1 });
    else if (['text', 'tel', 'email', 'textarea'].includes(type))
      await control.fill(words[name] ?? 'Dana Whitfield');
  }
}
