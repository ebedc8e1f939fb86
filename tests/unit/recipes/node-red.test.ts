import fs, { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

interface FlowNode {
  id: string;
  type: string;
  name?: string;
  func?: string;
  libs?: unknown[];
  wires?: string[][];
}
interface Message {
  payload: unknown;
  req: { headers: Record<string, string>; files?: { fieldname: string; mimetype: string; buffer: Buffer }[] };
  statusCode?: number;
  headers?: Record<string, string>;
}

const flow = JSON.parse(readFileSync('content/recipes/requests.node-red.json', 'utf8')) as FlowNode[];
const site = 'https://www.example.com';

/** The code of a step, which writes into a folder of its own. */
function step(name: string): { run: (message: Message) => Message; folder: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'node-red-'));
  const code = flow.find((node) => node.name === name)?.func ?? '';
  const own = code.replace(/"(website-[\w.]+)"/g, (_, file: string) =>
    JSON.stringify(path.join(folder, file)),
  );
  const run = new Function('msg', 'fs', own) as (message: Message, files: typeof fs) => Message;
  return { folder, run: (message) => run(message, fs) };
}

const request = { firstName: 'Rosa', phone: '(214) 555-0101', timestamp: '2026-11-20T15:04:01.000Z' };
const message = (payload: unknown, headers: Record<string, string> = { origin: site }): Message => ({
  payload,
  req: { headers },
});

describe('The flow for Node-RED', () => {
  it('answers everything that comes in, also after an error', () => {
    const byId = new Map(flow.map((node) => [node.id, node]));
    const reaches = (id: string): boolean =>
      byId.get(id)?.type === 'http response' || !!byId.get(id)?.wires?.flat().some(reaches);
    const starts = flow.filter(({ type }) => type === 'http in' || type === 'catch');
    expect(starts).toHaveLength(3);
    for (const { id, name } of starts) expect(reaches(id), name).toBe(true);
  });

  it.each([
    ['as an object', request],
    ['as text', JSON.stringify(request)],
  ])('writes a request that comes %s as one line, however often it comes', (_, payload) => {
    const { run, folder } = step('Take the request');
    const answers = [run(message(payload)), run(message(payload))];
    const lines = readFileSync(path.join(folder, 'website-requests.jsonl'), 'utf8').trim().split('\n');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject(request);
    for (const { statusCode, headers } of answers) {
      expect(statusCode).toBe(200);
      expect(headers?.['Access-Control-Allow-Origin']).toBe(site);
    }
  });

  it.each([
    [{ ...request, leaveEmpty: 'x' }, site, 'the hidden field'],
    [request, 'https://elsewhere.example', 'sent from https://elsewhere.example'],
    [{ ...request, phone: '0101' }, site, 'no phone number'],
    ['buy now', site, 'no phone number'],
  ])('sets aside what programs post, and loses none of it', (payload, origin, why) => {
    const { run, folder } = step('Take the request');
    run(message(payload, { origin }));
    const line = JSON.parse(readFileSync(path.join(folder, 'website-requests.jsonl'), 'utf8')) as object;
    expect(line).toHaveProperty('setAside', expect.stringContaining(why));
  });

  it('sends the visitor of a form without scripts on to the page that thanks', () => {
    const headers = { origin: site, 'content-type': 'application/x-www-form-urlencoded' };
    const { statusCode, headers: answer } = step('Take the request').run(
      message({ ...request, language: 'es' }, headers),
    );
    expect(statusCode).toBe(303);
    expect(answer?.Location).toBe(`${site}/es/gracias`);
  });

  it('writes each picture as a file, and refuses what is none', () => {
    const { run, folder } = step('Take the pictures');
    const file = (fieldname: string, mimetype: string) => ({ fieldname, mimetype, buffer: Buffer.from('x') });
    const files = [file('photo1', 'image/jpeg'), file('photo2', 'image/png'), file('photo3', 'text/html')];
    const taken = run({ payload: request, req: { headers: {}, files } });
    expect(taken.statusCode).toBe(200);
    expect(readdirSync(path.join(folder, 'website-pictures'))).toEqual([
      '2026-11-20T15-04-01-000Z-214-555-0101-photo1.jpeg',
      '2026-11-20T15-04-01-000Z-214-555-0101-photo2.png',
    ]);
    expect(run({ payload: request, req: { headers: {}, files: files.slice(2) } }).statusCode).toBe(415);
  });
});
