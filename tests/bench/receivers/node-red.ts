import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { freePort } from '@/tools/preview/free-port';
import { checklist } from './office';
import { jpeg } from './pictures';
import { installed, startProgram, type Receiver } from './program';

export const NODE_RED = { name: 'node-red', version: '5.0.7', size: '120 MB' };

/** How its owner has set it up. */
export interface NodeRedSetup {
  /** Whether its settings file has `httpNodeCors`, which answers preflights. */
  cors: boolean;
  /** Whether the flow is the project's own; otherwise one that writes and never answers. */
  answers: boolean;
}

/** A node of a flow, as far as the bench changes it. */
interface FlowNode {
  id: string;
  type: string;
  func?: string;
  wires?: string[][];
}

/** The flow of `content/recipes/`, set up as its note says. */
function flowFor(site: string, { answers }: NodeRedSetup): FlowNode[] {
  const text = readFileSync('content/recipes/requests.node-red.json', 'utf8');
  if (!text.includes('https://www.example.com'))
    throw new Error('requests.node-red.json has no address of a site to replace');
  const nodes = JSON.parse(text.replaceAll('https://www.example.com', site)) as FlowNode[];
  return answers ? nodes : nodes.filter(({ type }) => type !== 'http response');
}

/** Starts Node-RED, reachable from this machine only, with the project's flow. */
export async function startNodeRed(home: string, site: string, setup: NodeRedSetup): Promise<Receiver> {
  const program = path.join(installed(NODE_RED), 'red.js');
  mkdirSync(home, { recursive: true });
  const port = await freePort();
  const settings = {
    uiPort: port,
    uiHost: '127.0.0.1',
    flowFile: 'flows.json',
    telemetry: { enabled: false, updateNotification: false },
    ...(setup.cors ? { httpNodeCors: { origin: site, methods: 'POST' } } : {}),
  };
  writeFileSync(path.join(home, 'settings.cjs'), `module.exports = ${JSON.stringify(settings)};\n`);
  writeFileSync(path.join(home, 'flows.json'), JSON.stringify(flowFor(site, setup)));
  const origin = `http://127.0.0.1:${port}`;
  // 404 until the flow is running, then what it answers. With `httpNodeCors` Node-RED itself answers OPTIONS before; so
  // there it is asked to take no picture, which it refuses.
  const isReady = async (): Promise<boolean> => {
    const { status } = setup.cors
      ? await fetch(`${origin}/site-pictures`, { method: 'POST', body: new FormData() })
      : await fetch(`${origin}/site-requests`, { method: 'OPTIONS' });
    return status !== 404;
  };
  const running = await startProgram(
    [process.execPath, program, '--userDir', home, '--settings', path.join(home, 'settings.cjs')],
    { cwd: home, env: { PATH: process.env.PATH, HOME: home } },
    isReady,
  );
  const file = path.join(home, 'website-requests.jsonl');
  return {
    address: `${origin}/site-requests`,
    ...running,
    kept: async () =>
      existsSync(file)
        ? readFileSync(file, 'utf8')
            .trim()
            .split('\n')
            .map((line) => JSON.parse(line) as unknown)
        : [],
  };
}

/**
 * Sends the flow what a browser on a bad line, a spam program and the pictures' queue send, and checks its file and its
 * answers.
 */
export async function playFlow(home: string): Promise<number> {
  const site = 'https://www.example.com';
  const { check, wrong } = checklist();
  const receiver = await startNodeRed(home, site, { cors: true, answers: true });
  const post = (body: BodyInit, headers: Record<string, string> = { 'Content-Type': 'text/plain' }) =>
    fetch(receiver.address, { method: 'POST', body, headers: { Origin: site, ...headers } });
  const pictures = (...parts: readonly [name: string, type: string, seed: number][]): Promise<Response> => {
    const body = new FormData();
    body.append('timestamp', '2026-11-20T15:04:01.000Z');
    body.append('phone', '(214) 555-0101');
    body.append('family', 'quote');
    for (const [name, type, seed] of parts) body.append(name, new Blob([jpeg(seed)], { type }), 'picture');
    return fetch(receiver.address.replace('requests', 'pictures'), {
      method: 'POST',
      body,
      headers: { Origin: site },
    });
  };
  try {
    const request = JSON.stringify({
      firstName: 'Rosa',
      phone: '(214) 555-0101',
      timestamp: '2026-11-20T15:04:01.000Z',
    });
    const [first, again] = [await post(request), await post(request)];
    const one = await receiver.kept();
    check(
      'the same request twice is one line, answered 200 both times',
      one.length === 1 && first.ok && again.ok,
    );
    check('the page may read the answer', first.headers.get('access-control-allow-origin') === site);

    await post(JSON.stringify({ phone: '(214) 900-0001', leaveEmpty: 'x' }));
    await post(JSON.stringify({ phone: '(214) 900-0002' }), { Origin: 'https://elsewhere.example' });
    await post(JSON.stringify({ phone: '900-0003' }));
    await post('buy 900-0004');
    const aside = ((await receiver.kept()) as { setAside?: string }[]).filter(({ setAside }) => setAside);
    check('four requests of programs are set aside, none is lost', aside.length === 4);

    const folder = path.join(home, 'website-pictures');
    const both = await pictures(['photo1', 'image/jpeg', 1], ['photo2', 'image/png', 2]);
    await pictures(['photo1', 'image/jpeg', 1]);
    const files = readdirSync(folder);
    check('two pictures are two files, also when one comes again', both.ok && files.length === 2);
    check(
      'a picture is whole',
      files.some((file) => readFileSync(path.join(folder, file)).equals(jpeg(1))),
    );
    check(
      'what is no picture is refused for good',
      (await pictures(['photo1', 'text/html', 3])).status === 415,
    );

    // A folder in place of the file: nothing can be written.
    const file = path.join(home, 'website-requests.jsonl');
    renameSync(file, `${file}.away`);
    mkdirSync(file);
    const late = request.replace('15:04:01', '15:04:02');
    const refused = await post(late);
    check('a line that cannot be written is answered 500', refused.status === 500);
    check('the page may read that', refused.headers.get('access-control-allow-origin') === site);
    rmdirSync(file);
    renameSync(`${file}.away`, file);
    check('and the next attempt is written', (await post(late)).ok && (await receiver.kept()).length === 6);
  } finally {
    await receiver.stop();
  }
  return wrong();
}
