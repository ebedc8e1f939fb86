import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** The desk's page knows this attribute: the preview cannot be shown. */
const failed = `<!doctype html>
<html lang="en" data-desk-failed>
  <meta charset="utf-8" />
  <title>The page cannot be shown</title>
  <body style="margin: 2rem; font: 16px/1.5 system-ui, sans-serif; color: #1b2733">
    <h1 style="font-size: 1.25rem">This page cannot be shown at the moment</h1>
    <p>What you saved is kept, and the site that visitors see has not changed.</p>
    <ul>
      <li>If mistakes are listed above the form, correct them: the page comes back.</li>
      <li>Otherwise press “Show it again” above. If that does not help, take your last change back in the form.</li>
    </ul>
  </body>
</html>`;

/**
 * Lets the browser ask for a picture each time. Astro allows it to keep one for a year, and a picture that was replaced
 * by one of the same size has the same address.
 */
export function neverKept(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (status: number, headers: object) => ServerResponse;
  response.writeHead = ((status: number, headers: object) =>
    writeHead(status, { ...headers, 'cache-control': 'no-store' })) as ServerResponse['writeHead'];
}

/**
 * Answers with an empty picture for a photograph that is gone, and returns whether it did. After an undo, the page in the
 * frame stays until the new one is there, and asks for its pictures when they come into view; Astro's answer to one whose
 * file is gone is status 500, seconds later.
 */
export function answeredAsGone({ url = '' }: IncomingMessage, response: ServerResponse): boolean {
  const asked = new URL(url, 'http://localhost').searchParams.get('href') ?? '';
  const [, file] = /^\/@fs(\/[^?]+\/content\/images\/[^?]+)/.exec(asked) ?? [];
  if (file === undefined || existsSync(file.replace(/^\/(?=[A-Za-z]:)/, ''))) return false;
  response
    .writeHead(200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' })
    .end('<svg xmlns="http://www.w3.org/2000/svg"/>');
  return true;
}

/**
 * Answers in the office's words when the dev server cannot show a page in the desk's frame. Without this the frame has
 * a stack trace, or half a page when the error comes in the middle of it.
 */
export function guardPreview({ headers }: IncomingMessage, response: ServerResponse): void {
  if (headers['sec-fetch-dest'] !== 'iframe') return;
  const chunks: Buffer[] = [];
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string));
  };
  const finish = () => {
    const body = Buffer.concat(chunks).toString();
    const isWhole = response.statusCode < 500 && (chunks.length === 0 || body.trimEnd().endsWith('</html>'));
    if (!isWhole) {
      response.statusCode = 500;
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
    }
    for (const name of Object.keys(held)) Reflect.deleteProperty(response, name);
    response.end(isWhole ? body : failed);
    return response;
  };
  const done = (args: unknown[]) => {
    const callback = args.findLast((arg) => typeof arg === 'function') as (() => void) | undefined;
    callback?.();
  };
  const held = {
    // Nothing is sent before the end, because the status may still change.
    writeHead: (status: number, ...[first, second]: unknown[]) => {
      response.statusCode = status;
      const given = (second ?? (typeof first === 'string' ? {} : first) ?? {}) as Record<string, string>;
      for (const [name, value] of Object.entries(given))
        if (name.toLowerCase() !== 'content-length') response.setHeader(name, value);
      return response;
    },
    write: (chunk: unknown, ...args: unknown[]) => {
      keep(chunk);
      done(args);
      return true;
    },
    end: (chunk: unknown, ...args: unknown[]) => {
      keep(chunk);
      done([chunk, ...args]);
      return finish();
    },
    destroy: finish,
  };
  Object.assign(response, held);
}
