import type { ServerResponse } from 'node:http';

/**
 * Lets the browser ask for a picture each time. Astro allows it to keep one for a year, and a picture that was replaced
 * by one of the same size has the same address.
 */
export function neverKept(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (status: number, headers: object) => ServerResponse;
  response.writeHead = ((status: number, headers: object) =>
    writeHead(status, { ...headers, 'cache-control': 'no-store' })) as ServerResponse['writeHead'];
}
