import type { IncomingMessage } from 'node:http';

const BODY_LIMIT_BYTES = 1024 * 1024;
/** The same with pictures: what n8n takes by default. */
export const PHOTO_LIMIT_BYTES = 16 * BODY_LIMIT_BYTES;

/** A request that is refused, with the status and message of the answer. */
export class RequestError extends Error {
  constructor(
    readonly status: 400 | 413 | 415,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Reads a request's body.
 * @throws RequestError 413 over the limit, by default 1 MB
 */
export async function readBody(request: IncomingMessage, limit = BODY_LIMIT_BYTES): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > limit) throw new RequestError(413, `The body is larger than ${limit / BODY_LIMIT_BYTES} MB.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A form's fields. @throws RequestError 400 if it cannot be read */
const formOf = (body: Buffer, contentType: string): Promise<FormData> =>
  new Response(new Uint8Array(body), { headers: { 'Content-Type': contentType } })
    .formData()
    .catch((error: unknown) => {
      throw new RequestError(400, `The form cannot be read: ${(error as Error).message}`);
    });

/**
 * Parses a body like automation webhooks do: JSON, JSON sent as text/plain, or a native form's urlencoded fields (a
 * name that occurs twice gives a list).
 * @throws RequestError 400 that says what is wrong, 415 for other types
 */
export async function parseBody(body: Buffer, contentType: string): Promise<Record<string, unknown>> {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const text = body.toString();
  if (!text.trim()) throw new RequestError(400, 'The body is empty.');
  if (type === 'application/x-www-form-urlencoded') {
    const form = await formOf(body, type);
    return Object.fromEntries(
      [...form.keys()].map((name) => [
        name,
        form.getAll(name).length > 1 ? form.getAll(name) : form.get(name),
      ]),
    );
  }
  if (type !== 'application/json' && type !== 'text/plain')
    throw new RequestError(415, `Content-Type '${type}' is not JSON, text/plain or urlencoded.`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new RequestError(400, `The body is not JSON: ${(error as SyntaxError).message}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RequestError(400, 'The body is JSON, but not an object with fields.');
  return value as Record<string, unknown>;
}

/**
 * Parses a form with files (multipart/form-data): its texts, and its files with the names of their fields.
 * @throws RequestError 415 for other types, 400 if it cannot be read or has no file
 */
export async function parseFiles(body: Buffer, contentType: string) {
  if (!contentType.startsWith('multipart/form-data'))
    throw new RequestError(415, `Content-Type '${contentType}' is not multipart/form-data.`);
  const texts: Record<string, string> = {};
  const files: { name: string; type: string; bytes: Buffer }[] = [];
  for (const [name, value] of await formOf(body, contentType))
    if (typeof value === 'string') texts[name] = value;
    else files.push({ name, type: value.type, bytes: Buffer.from(await value.arrayBuffer()) });
  if (files.length === 0) throw new RequestError(400, 'The form has no picture.');
  return { texts, files };
}
