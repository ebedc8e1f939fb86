import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import type { Transport } from '@/leads/types';
import type { ServedSite } from '../leads/site';
import { startDevices, type Way } from './devices';
import { DIRECTUS, startDirectus } from './directus';
import { NODE_RED, playFlow, startNodeRed } from './node-red';
import type { Receiver } from './program';
import { startProxy, type FaultProxy } from './proxy';

/** What became of the requests of all four families, sent once each. */
interface Outcome {
  whole: number;
  doubled: number;
  /** How many the page takes for sent. */
  believed: number;
}

/** What goes wrong while the requests are sent, and is well again when the visitor is back. */
type Outage = 'stopped' | 'cut';

const outages: Readonly<Record<Outage, string>> = {
  stopped: 'stopped',
  cut: 'cut answer',
};

/** A receiver as its owner has set it up, with what src/leads/README.md says of it. */
interface Setup {
  name: string;
  start: (home: string, site: string) => Promise<Receiver>;
  expected: Partial<Record<Way, Outcome>>;
  /** The transports with which it is stopped, or cut off after it has a request, before the visitor comes back. */
  returns?: readonly Transport[];
}

const sent: Outcome = { whole: 4, doubled: 0, believed: 4 };
/** The page thanks, and nothing of the request arrived. */
const lost: Outcome = { whole: 0, doubled: 0, believed: 4 };
/** Nothing arrived, and the page knows: it keeps the request and tells the visitor. */
const waits: Outcome = { whole: 0, doubled: 0, believed: 0 };
/** The page waits during an outage, and everything is there once afterwards. */
const later: Outcome = { whole: 4, doubled: 0, believed: 0 };

const nodeRed =
  (cors: boolean, answers: boolean): Setup['start'] =>
  (home, site) =>
    startNodeRed(home, site, { cors, answers });

/** Every row of the table of receivers that is played here. */
const setups: readonly Setup[] = [
  {
    name: `Node-RED ${NODE_RED.version}, the flow as it is`,
    start: nodeRed(false, true),
    expected: { 'no-cors': sent, 'cors-text': sent, 'cors-json': waits, form: sent },
  },
  {
    name: `Node-RED ${NODE_RED.version}, httpNodeCors`,
    start: nodeRed(true, true),
    expected: { 'no-cors': sent, 'cors-text': sent, 'cors-json': sent, form: sent },
    returns: ['no-cors', 'cors-text', 'cors-json'],
  },
  {
    name: `Directus ${DIRECTUS.version}, as installed`,
    start: (home, site) => startDirectus(home, site, false),
    expected: { 'no-cors': lost, 'cors-json': waits, form: lost },
  },
  {
    name: `Directus ${DIRECTUS.version}, CORS_ENABLED`,
    start: (home, site) => startDirectus(home, site, true),
    expected: { 'no-cors': lost, 'cors-text': lost, 'cors-json': sent, form: lost },
    returns: ['cors-json'],
  },
];

/**
 * Sends the requests of all families with one transport. After an outage the visitors come back, and their browsers send
 * what waits; what the page believes is what it believed before.
 */
async function send(
  browser: Browser,
  site: ServedSite,
  receiver: Receiver,
  transport: Way,
  outage?: { kind: Outage; proxy: FaultProxy },
): Promise<Outcome> {
  site.setTransport(transport === 'form' ? 'own' : transport);
  const devices = await startDevices(transport, { browser, origin: site.origin });
  let believed = 0;
  try {
    await Promise.all(
      devices.map(async (device) => {
        await device.open();
        await device.fill();
        if (transport === 'form') {
          await Promise.all([
            device.page().waitForEvent('response', (response) => response.request().method() === 'POST'),
            device.press(),
          ]);
          believed += 1;
          return;
        }
        await device.ready();
      }),
    );
    if (outage?.kind === 'stopped') await receiver.stop();
    if (outage?.kind === 'cut') outage.proxy.setFault('cut');
    if (transport !== 'form')
      await Promise.all(
        devices.map(async (device) => {
          await device.press();
          await device.settled();
          if ((await device.waiting()) === 0) believed += 1;
        }),
      );
    if (outage) {
      outage.proxy.setFault('none');
      if (outage.kind === 'stopped') await receiver.start();
      await Promise.all(
        devices.map(async (device) => {
          await device.comeBack(2);
          await device.empty();
        }),
      );
    }
  } finally {
    await Promise.all(devices.map((device) => device.close().catch(() => undefined)));
  }
  const kept = (await receiver.kept()).map((request) => Object.values(Object(request) as object));
  const copies = devices.map(({ typed }) => kept.filter((values) => values.includes(typed.phone)));
  const isWhole = (values: unknown[], typed: Readonly<Record<string, string>>): boolean =>
    Object.values(typed).every((value) => values.includes(value));
  return {
    whole: copies.filter((found, index) =>
      found.some((values) => isWhole(values, devices[index]?.typed ?? {})),
    ).length,
    doubled: copies.filter((found) => found.length > 1).length,
    believed,
  };
}

/**
 * Plays the receivers that are not n8n, each as its owner may have set it up, with every transport.
 * @param words only the setups whose names have all of them
 * @returns how many rows were not as src/leads/README.md says
 */
export async function playTransports(
  home: string,
  browser: Browser,
  site: ServedSite,
  words: readonly string[],
): Promise<number> {
  let wrong = 0;
  rmSync(home, { recursive: true, force: true });
  const chosen = setups.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  for (const [index, { name, start, expected, returns = [] }] of chosen.entries()) {
    const receiver = await start(path.join(home, String(index)), site.origin);
    const proxy = await startProxy(receiver.address);
    site.setWebhooks(proxy.origin);
    try {
      const kinds = Object.keys(outages) as Outage[];
      const played: (readonly [Way, Outcome, Outage?])[] = [
        ...(Object.entries(expected) as [Way, Outcome][]),
        ...returns.flatMap((transport) => kinds.map((kind) => [transport, later, kind] as const)),
      ];
      for (const [transport, wanted, kind] of played) {
        const outcome = await send(browser, site, receiver, transport, kind && { kind, proxy });
        const isRight = JSON.stringify(outcome) === JSON.stringify(wanted);
        if (!isRight) wrong += 1;
        const { whole, doubled, believed } = outcome;
        console.log(
          `${isRight ? 'as said' : 'WRONG  '}  ${name.padEnd(40)} ${`${transport} ${kind ? outages[kind] : ''}`.padEnd(20)} ` +
            `${whole} of 4 whole, ${doubled} doubled, ${believed} taken for sent`,
        );
      }
    } finally {
      await proxy.close();
      await receiver.stop();
    }
  }
  return words.includes('directus') ? wrong : wrong + (await playFlow(path.join(home, 'flow')));
}
