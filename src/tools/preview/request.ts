import type { IncomingMessage } from 'node:http';

/** A request that is refused; the message is shown to whoever sent it. */
export class Refusal extends Error {
  /** @param status the HTTP status of the answer */
  constructor(
    message: string,
    readonly status = 400,
  ) {
    super(message);
  }
}

/**
 * Whether a request is from the person at this machine: from here, to a local host name (anybody can point another name
 * at this machine in DNS), and not from another page that is open in the browser.
 */
export function isFromHere({ headers, socket }: IncomingMessage): boolean {
  const { host = '', origin } = headers;
  return (
    /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '') &&
    /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host) &&
    [undefined, 'same-origin', 'none'].includes(headers['sec-fetch-site'] as string | undefined) &&
    [undefined, `http://${host}`].includes(origin)
  );
}

/**
 * Reads a request's body.
 * @param limit in megabytes
 * @throws Refusal 413 over the limit
 */
export async function bodyOf(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > limit * 1024 * 1024) throw new Refusal(`The body is larger than ${limit} MB.`, 413);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
