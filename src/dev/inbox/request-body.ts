import type { IncomingMessage } from 'node:http';

/** The largest body that is read, in bytes. */
const BODY_LIMIT_BYTES = 1024 * 1024;

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
 * @throws RequestError 413 over 1 MB
 */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > BODY_LIMIT_BYTES) throw new RequestError(413, 'The body is larger than 1 MB.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Parses a body like automation webhooks do: JSON, JSON sent as text/plain, or a native form's urlencoded fields (a
 * name that occurs twice gives a list).
 * @param contentType the request's Content-Type header
 * @throws RequestError 400 that says what is wrong, 415 for other types
 */
export function parseBody(body: Buffer, contentType: string): Record<string, unknown> {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const text = body.toString('utf8');
  if (!text.trim()) throw new RequestError(400, 'The body is empty.');
  if (type === 'application/x-www-form-urlencoded') {
    const form = new URLSearchParams(text);
    return Object.fromEntries(
      [...new Set(form.keys())].map((name) => {
        const values = form.getAll(name);
        return [name, values.length > 1 ? values : values[0]];
      }),
    );
  }
  if (type !== 'application/json' && type !== 'text/plain') {
    throw new RequestError(415, `Content-Type '${type}' is not JSON, text/plain or urlencoded.`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new RequestError(400, `The body is not JSON: ${(error as SyntaxError).message}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new RequestError(400, 'The body is JSON, but not an object with fields.');
  }
  return value as Record<string, unknown>;
}
