import { formDefinitions } from '../../leads/forms';
import { fieldNames, type FormDefinition, type FormValues, type Transport } from '../../leads/types';
import { publicOrigin, transportSetting, webhookSettings } from '../../config/settings';
import { isReadable, redirectProblem, takesJson, transportOf } from './setting-items';

/** Timeout in milliseconds, the same as in the browser (`leads/transport.ts`). */
const PATIENCE_MS = 15_000;

/** Tells the office that a request is a test, so that nobody calls back. */
const mark = 'TEST from npm run launch-check, please delete';

/** Answers of the test request; any other field has the mark. The phone number is reserved for fiction. */
const answers: FormValues = {
  ...Object.fromEntries(fieldNames.map((name) => [name, mark])),
  firstName: 'TEST',
  lastName: 'please delete',
  fullName: 'TEST please delete',
  phone: '(972) 555-0199',
  email: 'test@example.com',
  service: 'other',
  preferredDate: '',
  consent: '',
};

const errorText =
  /^\s*(<\?xml[^>]*>\s*)?<?(\w*(error|exception)|failed|failure|invalid|forbidden|unauthorized|access denied|not found|bad request|internal server error|traceback)\b/i;

/** Names of fields, in small letters, and the values with which they tell of an error. Services agree on none of them. */
const errorFields: readonly (readonly [name: RegExp, isError: (value: unknown) => boolean])[] = [
  [
    /^(error|errors|exception|error_?message)$/,
    (value) => (Array.isArray(value) ? value.length > 0 : !!value),
  ],
  [/^(success|ok|accepted)$/, (value) => /^(false|no|0)$/i.test(String(value))],
  [
    /^(status|result|state)$/,
    (value) => /^(error|fail|failed|failure|nok|rejected|denied)$/i.test(String(value)),
  ],
  [/^(status|status_?code|code)$/, (value) => typeof value === 'number' && value >= 400],
  [
    /^(message|msg)$/,
    (value) => errorText.test(String(value)) || /\b(could not|failed)\b/i.test(String(value)),
  ],
];

/** Whether an answer, or something in it, says that it is an error. */
const isError = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  Object.entries(answer).some(
    ([name, value]) =>
      errorFields.some(([names, tells]) => names.test(name.toLowerCase()) && tells(value)) || isError(value),
  );

/**
 * The error in an answer that says 200 all the same; undefined if there is none. Directus answers so when a step of a flow
 * fails, a Google script when it catches its own error, and with a page of that title when it does not.
 */
export function errorInside(body: string): string | undefined {
  let hasError: boolean;
  try {
    hasError = isError(JSON.parse(body));
  } catch {
    hasError = errorText.test(body) || /<title>[^<]*\berror\b/i.test(body);
  }
  return hasError ? body.slice(0, 200) : undefined;
}

function remedyFor({ status, ok }: Response, transport: Transport, setting: string, origin: string): string {
  if (ok) return ` Allow ${origin} there (access-control-allow-origin), or set ${setting}=no-cors.`;
  if (status === 404 || status === 410)
    return ' Is the automation switched on, and is this its address for production?';
  if (status === 401 || status === 403)
    return ' There, let it take requests without a password; visitors have none (Directus: "Permissions: Full Access" in each step).';
  if (status === 405) return ' This may be the address of a page and not of a webhook.';
  if (status >= 500) return ' Is the automation switched on? Look at its last run there.';
  return transport === 'cors-json'
    ? ' Look at its last run there: it may ask for other fields.'
    : ` It may not read JSON labeled as text: set ${setting}=cors-json.`;
}

/** What the owner has to look at himself where the page is told nothing. */
async function adviceFor(address: string, origin: string, setting: string): Promise<string> {
  const better = await takesJson(new URL(address), origin).catch(() => false);
  return (
    'With no-cors the page is told nothing: look whether the name TEST stands in what arrived. A service that does not read JSON labeled as text keeps an empty request, and the page thanks the visitor.' +
    (better
      ? ` This one also answers a browser that asks first: set ${setting}=cors-json, and the page knows whether a request was taken.`
      : '')
  );
}

/** Posts one marked test lead for each form family, with the same headers and bytes as a browser. */
export async function sendTests(
  environment: Record<string, string | undefined>,
): Promise<{ lines: string[]; ok: boolean }> {
  const start = Date.now();
  const results = await Promise.all(
    // A second apart: two with the same time and number are one request for a receiver that drops repeated ones.
    Object.values(formDefinitions).map((definition, index) =>
      sendTest(definition, environment, new Date(start + index * 1000)),
    ),
  );
  return { lines: results.map(({ line }) => line), ok: results.every(({ ok }) => ok) };
}

async function sendTest(
  definition: FormDefinition,
  environment: Record<string, string | undefined>,
  now: Date,
): Promise<{ line: string; ok: boolean }> {
  const { name, forms } = webhookSettings[definition.webhook];
  const address = environment[name]?.trim() ?? '';
  if (!URL.canParse(address)) return { line: `${name} is not a web address: nothing sent.`, ok: false };
  const origin = publicOrigin(environment);
  const transport = transportOf(definition, address, environment);
  const payload = definition.buildPayload(answers, { origin, page: 'TEST', source: 'test', now });
  const from = `${name} (${forms}; ${transport})`;
  try {
    let response = await fetch(address, {
      method: 'POST',
      // A browser that follows a redirect sends no body, so the request would be lost.
      redirect: 'manual',
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        Origin: origin,
        'Content-Type': transport === 'cors-json' ? 'application/json' : 'text/plain;charset=UTF-8',
      },
    });
    const redirect = redirectProblem(response, address);
    if (redirect) return { line: `${from}: ${redirect} FAILED.`, ok: false };
    const second = response.headers.get('location');
    if (second) response = await fetch(second, { headers: { Origin: origin } });
    const { status, ok, headers } = response;
    const readable = isReadable(headers, origin);
    const reading = readable ? 'a browser can read that' : 'a browser cannot read that';
    const inside = errorInside(await response.text());
    if (ok && inside)
      return {
        line: `${from}: answers ${status} with an error inside: ${inside} The request was not taken, and the page thanks the visitor. Let it answer 500 then (Directus: "error on reject", and not asynchronous). FAILED.`,
        ok: false,
      };
    const setting = transportSetting(definition.webhook);
    const well = ok && (readable || transport === 'no-cors');
    const advice = [
      well ? 'OK.' : `FAILED.${remedyFor(response, transport, setting, origin)}`,
      ...(well && headers.get('content-type')?.startsWith('text/html')
        ? ['It answers with a web page: look whether this is the address of the webhook.']
        : []),
      ...(well && transport === 'no-cors' ? [await adviceFor(address, origin, setting)] : []),
    ];
    return { line: `${from}: answers ${status}; ${reading}. ${advice.join(' ')}`, ok: well };
  } catch (error) {
    return { line: `${from}: no answer (${(error as Error).message}). FAILED.`, ok: false };
  }
}
