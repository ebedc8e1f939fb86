import { expect, type Locator, type Page } from '@playwright/test';

/** Scrolls to the end as a reader does, so that everything that waits for the view wakes up. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.mouse.move(300, 300);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 700) await page.mouse.wheel(0, 700);
  await page.waitForLoadState('networkidle');
}

/** Presses one button of each kind that the page has: menus, questions, arrows, dots, pauses. */
export async function pressEveryKindOfButton(page: Page): Promise<void> {
  const names = await page.locator('main button[type=button], header button').evaluateAll((buttons) =>
    buttons
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .map((button) => [button.getAttribute('aria-label') ?? button.textContent.trim(), button] as const)
      .filter(([name], index, all) => {
        const kind = (text: string): string => text.replace(/\d+/g, 'N');
        return all.findIndex(([other]) => kind(other) === kind(name)) === index;
      })
      .map(([, button], index) => {
        button.setAttribute('data-kind', String(index));
        return index;
      }),
  );
  for (const index of names) {
    const button = page.locator(`[data-kind="${index}"]`);
    // A press before may have closed what it stands in.
    if (!(await button.isVisible())) continue;
    await button.click();
    await page.keyboard.press('Escape');
  }
}

/** Opens the page's first dialog, if it has one, and closes it. */
export async function openAndCloseDialog(page: Page): Promise<void> {
  const opener = page.locator('[data-quote-open],[data-modal-open]').filter({ visible: true }).first();
  if ((await opener.count()) === 0) return;
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

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
