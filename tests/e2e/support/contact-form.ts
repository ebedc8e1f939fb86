import type { Page } from '@playwright/test';
import { expect } from './test';

/** The form of the contact page. */
export const contactForm = (page: Page) => page.locator('form[data-lead-form=contact]');

/** Fills it in with what the office accepts. */
export async function fillContact(page: Page, phone: string): Promise<void> {
  const form = contactForm(page);
  await form.locator('[name=fullName]').fill('Noor van der Berg');
  await form.locator('[name=phone]').fill(phone);
  await form.locator('[name=email]').fill('noor@example.com');
  await form.locator('[name=service]').selectOption('commercial');
  await form.locator('[name=message]').fill('The floor drain in our kitchen backs up every Friday.');
  await form.locator('[name=consent]').check();
}

/** What a form with nothing in it says. */
export async function expectAllMessages(page: Page): Promise<void> {
  const messages = {
    fullName: 'Full name is required',
    phone: 'Phone number is required',
    email: 'Email is required',
    service: 'Please select a service',
    message: 'Message must be at least 20 characters',
    consent: 'Please agree to be contacted',
  };
  for (const [name, message] of Object.entries(messages)) {
    const control = contactForm(page).locator(`[name=${name}]`);
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAccessibleDescription(new RegExp(message));
  }
  await expect(contactForm(page).locator('[name=fullName]')).toBeFocused();
}
