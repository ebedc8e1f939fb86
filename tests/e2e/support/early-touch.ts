import type { Locator, Page } from '@playwright/test';
import type { Lane } from '../../bench/leads/lane';
import type { ScriptTrouble } from '../../bench/leads/site';

/** Selects the form of these tests, the one of the slab leak landing page. */
export const FORM = 'form[data-lead-form="landing-slab-leak"]';

/** That form. */
export const form = (page: Page): Locator => page.locator(FORM).first();

/** Its button. */
export const button = (page: Page): Locator => form(page).locator('button[type=submit]');

/** What is typed into it, by field. */
export const answers = { fullName: 'Dana Whitfield', phone: '(214) 555-0188', email: 'dana@example.com' };

/** Fills it in. */
export async function type(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(answers)) await form(page).locator(`[name=${name}]`).fill(value);
  await form(page).locator('[name=service]').selectOption('slab-leak-repair');
}

/** Opens the page, whose scripts are late or missing, and fills the form in. @param query with its question mark */
export async function openAndType(page: Page, lane: Lane, scripts: ScriptTrouble, query = ''): Promise<void> {
  lane.setScripts(scripts);
  await page.goto(`${lane.origin}/slab-leak${query}`);
  await type(page);
}

/** What the office has got. */
export const leads = async (lane: Lane) => (await lane.leads()).map(({ fields }) => fields);
