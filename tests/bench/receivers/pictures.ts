import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { rowsOf } from './list';
import { startN8n, type Credential } from './n8n';
import { checklist, signedIn } from './office';
import { recipe } from './recipes';

const site = 'https://www.example.com';
/** The name and password that the office is asked for. */
const credentials: Credential[] = [
  { id: 'office', name: 'office', type: 'httpBasicAuth', data: { user: 'office', password: 'a long one' } },
];

/** The beginning of every JPEG, then bytes that differ from picture to picture. */
export function jpeg(seed: number, size = 300_000): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(size, seed);
  bytes.set([0xff, 0xd8, 0xff, 0xe0]);
  return bytes;
}

/**
 * Sends pictures to the workflow that takes them, in a real n8n together with the one that takes requests, and checks
 * its files, its table and its answers.
 */
export async function playPictures(home: string): Promise<number> {
  const folder = path.join(home, 'n8n/.n8n-files');
  rmSync(home, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { check, wrong } = checklist();
  const n8n = await startN8n(
    path.join(home, 'n8n'),
    [
      recipe('requests', { settings: { site } }),
      recipe('pictures', {
        settings: { site, folder },
        steps: (step) => {
          if (step.parameters.authentication === 'basicAuth')
            step.credentials = { httpBasicAuth: { id: 'office', name: 'office' } };
        },
      }),
    ],
    credentials,
  );
  const keyOf = (visitor: number) => ({
    timestamp: `2026-11-20T15:04:0${visitor}.000Z`,
    phone: `(214) 555-010${visitor}`,
    family: 'quote',
  });
  const send = (
    visitor: number,
    pictures: readonly Buffer<ArrayBuffer>[],
    origin = site,
  ): Promise<Response> => {
    const body = new FormData();
    for (const [name, value] of Object.entries(keyOf(visitor))) body.append(name, value);
    for (const [index, bytes] of pictures.entries())
      body.append(`photo${index + 1}`, new Blob([bytes], { type: 'image/jpeg' }), `photo${index + 1}.jpg`);
    return fetch(`${n8n.origin}/webhook/site-pictures`, {
      method: 'POST',
      body,
      headers: { Origin: origin },
    });
  };
  const request = (visitor: number): Promise<Response> =>
    fetch(`${n8n.origin}/webhook/site-requests`, {
      method: 'POST',
      body: JSON.stringify({ firstName: 'Rosa', service: 'drain', ...keyOf(visitor) }),
      headers: { 'Content-Type': 'application/json', Origin: site },
    });
  const keyIn = ({ timestamp, phone }: ReturnType<typeof keyOf>) =>
    `${timestamp} ${phone.replace(/\D/g, '')}`;
  const picturesOf = async (visitor: number) =>
    (await rowsOf(n8n, 'website_pictures')).filter(({ key }) => key === keyIn(keyOf(visitor)));
  const requestsOf = async (visitor: number) =>
    (await rowsOf(n8n, 'website_requests')).filter(({ key }) => key === keyIn(keyOf(visitor)));
  const files = () => readdirSync(folder).length;

  try {
    await request(1);
    const answer = await send(1, [jpeg(1)]);
    check('after its request: it is answered with 200', answer.status === 200);
    check(
      'the site may read that answer',
      [site, '*'].includes(answer.headers.get('access-control-allow-origin') ?? ''),
    );
    const [row] = await picturesOf(1);
    check(
      'it has a row with the key of its request',
      row !== undefined && (await requestsOf(1)).length === 1,
    );
    const link = String(row?.link);
    check('nobody sees it without the password', (await fetch(link)).status === 401);
    const shown = await fetch(link, { headers: signedIn });
    check(
      'its link shows the same bytes',
      Buffer.from(await shown.arrayBuffer()).equals(jpeg(1)) &&
        shown.headers.get('content-type') === 'image/jpeg',
    );
    const elsewhere = link.replace(/file=.*/, 'file=..%2F..%2Fdatabase.sqlite');
    const other = await fetch(elsewhere, { headers: signedIn });
    check('a link shows no other file', !other.ok || (await other.text()) === '');

    await send(2, [jpeg(2)]);
    await request(2);
    check(
      'before its request: one row of each',
      (await picturesOf(2)).length === 1 && (await requestsOf(2)).length === 1,
    );
    await send(3, [jpeg(3)]);
    check(
      'without its request: it is kept',
      (await picturesOf(3)).length === 1 && (await requestsOf(3)).length === 0,
    );

    const before = files();
    await Promise.all([send(1, [jpeg(1)]), send(1, [jpeg(1)])]);
    check(
      'the same picture again: one row, one file',
      (await picturesOf(1)).length === 1 && files() === before,
    );
    await send(1, [jpeg(9)]);
    check('another one in its place: both are kept', (await picturesOf(1)).length === 2);

    check(
      'three of one megabyte: 200',
      (
        await send(
          4,
          [4, 5, 6].map((seed) => jpeg(seed, 1_000_000)),
        )
      ).status === 200,
    );
    check('three of one megabyte: three rows', (await picturesOf(4)).length === 3);

    const sent = send(5, [jpeg(7)]).catch(() => undefined);
    await n8n.kill();
    await sent;
    await n8n.start();
    check('stopped in between, sent again: 200', (await send(5, [jpeg(7)])).status === 200);
    check('stopped in between: one row', (await picturesOf(5)).length === 1);

    const away = `${folder}-away`;
    renameSync(folder, away);
    check(
      'the folder cannot be written: an error, so the site keeps the picture',
      (await send(6, [jpeg(8)])).status >= 500,
    );
    rmSync(folder, { recursive: true, force: true });
    renameSync(away, folder);
    check('sent again when it can: 200', (await send(6, [jpeg(8)])).status === 200);
    check('and one row', (await picturesOf(6)).length === 1);

    const kept = files();
    const html = Buffer.from('<script>alert(1)</script>');
    check('no JPEG: refused', (await send(7, [html])).status >= 400);
    check('larger than any of the site: refused', (await send(7, [jpeg(1, 20_000_000)])).status >= 400);
    check(
      'from another site: refused',
      (await send(7, [jpeg(1)], 'https://elsewhere.example')).status >= 400,
    );
    check('nothing of these is kept', files() === kept && (await picturesOf(7)).length === 0);
  } finally {
    await n8n.kill();
  }
  return wrong();
}
