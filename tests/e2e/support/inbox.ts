import { expect } from '@playwright/test';

/** A lead as the inbox shows it in `/leads.json`. */
export interface ReceivedLead {
  webhook: string;
  fields: Record<string, unknown>;
  contentType: string;
  transport: string;
  digest: string;
}

const inboxUrl = process.env.TEST_INBOX_URL ?? 'http://localhost:4322';

let counter = 0;

/** A phone number that no other test uses, so that tests can run side by side on one inbox. */
export function uniquePhone(): string {
  counter += 1;
  const digits = String((Date.now() % 10_000_000) * 100 + ((process.pid + counter) % 100)).slice(-7);
  // No exchange begins with 0 or 1: the form would ask about it.
  return `(214) ${2 + (Number(digits[0]) % 8)}${digits.slice(1, 3)}-${digits.slice(3)}`;
}

/** Every lead that has arrived with this phone number. */
export async function leadsOf(phone: string): Promise<ReceivedLead[]> {
  const response = await fetch(`${inboxUrl}/leads.json`);
  const leads = (await response.json()) as ReceivedLead[];
  return leads.filter(({ fields }) => fields.phone === phone);
}

/** Waits for the one lead with this phone number; fails if there are two. */
export async function leadOf(phone: string): Promise<ReceivedLead> {
  await expect.poll(async () => (await leadsOf(phone)).length, { message: `lead of ${phone}` }).toBe(1);
  const [lead] = await leadsOf(phone);
  if (!lead) throw new Error(`The lead of ${phone} is gone.`);
  return lead;
}

/** The time of a payload is right if it lies within the last minutes. */
export function expectRecent(timestamp: unknown): void {
  expect(typeof timestamp).toBe('string');
  const age = Date.now() - Date.parse(String(timestamp));
  expect(age).toBeGreaterThan(-5_000);
  expect(age).toBeLessThan(5 * 60_000);
}
