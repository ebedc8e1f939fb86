import { formDefinitions } from '../../leads/forms';
import type { FormDefinition, FormValues } from '../../leads/types';
import { publicOrigin, webhookSettings } from '../../settings';
import { isReadable, transportOf } from './setting-items';

/** Long enough for a slow automation, in milliseconds; a browser waits as long (`leads/transport.ts`). */
const PATIENCE_MS = 15_000;

/** What the office reads in a test request: nobody who sees it should call anyone. */
const mark = 'TEST from npm run launch-check, please delete';

/** Answers that no customer gives. The number is one of those that are kept for fiction. */
const answers: FormValues = {
  firstName: 'TEST',
  lastName: 'please delete',
  fullName: 'TEST please delete',
  phone: '(972) 555-0199',
  email: 'test@example.com',
  address: mark,
  service: 'other',
  details: mark,
  message: mark,
  consent: '',
};

/**
 * Posts one marked test lead for each form family, with the same headers and bytes as a browser, and says what came back.
 * @param environment usually `process.env` with the file `.env`
 * @returns a line for each family, and whether all went well
 */
export async function sendTests(
  environment: Record<string, string | undefined>,
): Promise<{ lines: string[]; ok: boolean }> {
  const results = await Promise.all(
    Object.values(formDefinitions).map((definition) => sendTest(definition, environment)),
  );
  return { lines: results.map(({ line }) => line), ok: results.every(({ ok }) => ok) };
}

async function sendTest(
  definition: FormDefinition,
  environment: Record<string, string | undefined>,
): Promise<{ line: string; ok: boolean }> {
  const { name, forms } = webhookSettings[definition.webhook];
  const address = environment[name]?.trim() ?? '';
  if (!URL.canParse(address)) return { line: `${name} is not a web address: nothing sent.`, ok: false };
  const origin = publicOrigin(environment);
  const transport = transportOf(definition.webhook, address, environment);
  const payload = definition.buildPayload(answers, { origin, page: 'TEST', source: 'test', now: new Date() });
  const from = `${name} (${forms}; ${transport})`;
  try {
    const { status, ok, headers } = await fetch(address, {
      method: 'POST',
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        Origin: origin,
        'Content-Type': transport === 'cors-json' ? 'application/json' : 'text/plain;charset=UTF-8',
      },
    });
    const readable = isReadable(headers, origin);
    const reading = readable ? 'a browser can read that' : 'a browser cannot read that';
    const well = ok && (readable || transport === 'no-cors');
    return { line: `${from}: answers ${status}; ${reading}. ${well ? 'Well.' : 'NOT WELL.'}`, ok: well };
  } catch (error) {
    return { line: `${from}: no answer (${(error as Error).message}). NOT WELL.`, ok: false };
  }
}
