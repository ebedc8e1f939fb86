import { isRecord } from '../../content/load/schema-fields';
import { Refusal } from '../preview/request';

/** A form's fields. @throws Refusal 400 if it cannot be read */
const formOf = (body: Buffer, contentType: string): Promise<FormData> =>
  new Response(new Uint8Array(body), { headers: { 'Content-Type': contentType } })
    .formData()
    .catch((error: unknown) => {
      throw new Refusal(`The form cannot be read: ${(error as Error).message}`);
    });

/**
 * Parses a body like automation webhooks do: JSON, JSON sent as text/plain, or a native form's urlencoded fields.
 * @throws Refusal 400 that says what is wrong, 415 for other types
 */
export async function parseBody(body: Buffer, contentType: string): Promise<Record<string, unknown>> {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const text = body.toString();
  if (!text.trim()) throw new Refusal('The body is empty.');
  if (type === 'application/x-www-form-urlencoded') return Object.fromEntries(await formOf(body, type));
  if (type !== 'application/json' && type !== 'text/plain')
    throw new Refusal(`Content-Type '${type}' is not JSON, text/plain or urlencoded.`, 415);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Refusal(`The body is not JSON: ${(error as SyntaxError).message}`);
  }
  if (!isRecord(value)) throw new Refusal('The body is JSON, but not an object with fields.');
  return value;
}

/**
 * Parses a form with files (multipart/form-data): its texts, and its files with the names of their fields.
 * @throws Refusal 415 for other types, 400 if it cannot be read or has no file
 */
export async function parseFiles(body: Buffer, contentType: string) {
  if (!contentType.startsWith('multipart/form-data'))
    throw new Refusal(`Content-Type '${contentType}' is not multipart/form-data.`, 415);
  const texts: Record<string, string> = {};
  const files: { name: string; type: string; bytes: Buffer }[] = [];
  for (const [name, value] of await formOf(body, contentType))
    if (typeof value === 'string') texts[name] = value;
    else files.push({ name, type: value.type, bytes: Buffer.from(await value.arrayBuffer()) });
  if (files.length === 0) throw new Refusal('The form has no picture.');
  return { texts, files };
}
