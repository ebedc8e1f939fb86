import { existsSync, readFileSync } from 'node:fs';
import { createInbox, type Inbox } from '@/tools/inbox';
import type { Fault } from '@/tools/inbox/faults';
import type { InboxLead, InboxPhoto } from '@/tools/inbox/lead-store';
import { freePort } from '@/tools/preview/free-port';
import { serveSite } from './site';

/**
 * A server of the built site with its own lead inbox, so that a fault affects only the devices of one scenario. Both
 * use free local ports.
 */
export type Lane = Awaited<ReturnType<typeof openLane>>;

/** An address where nothing listens: the discard port, which Chromium blocks. */
const NOWHERE = 'http://localhost:9';

/** Starts a lane for a built site. */
export async function openLane(dist: string, file: string) {
  // Not any port: it goes down and comes up again on the same one.
  const port = await freePort();
  let inbox: Inbox | undefined = await createInbox({ file, port });
  const { url } = inbox;
  const site = await serveSite(dist, url);

  const up = async (): Promise<void> => {
    inbox ??= await createInbox({ file, port });
  };
  const down = async (): Promise<void> => {
    await inbox?.close();
    inbox = undefined;
  };
  const ask = async (address: string): Promise<Response> => {
    await up();
    const response = await fetch(url + address);
    if (!response.ok)
      throw new Error(`The lane's inbox answers ${response.status}: ${await response.text()}`);
    return response;
  };
  return {
    ...site,
    /** Whether its forms send to an address where nothing listens instead of the inbox, from the next page on. */
    setGone: (isGone: boolean) => site.setWebhooks(isGone ? NOWHERE : url),
    /** Tells the inbox how to fail; `ok` ends the fault. */
    setFault: async (fault: Partial<Fault>) => {
      await up();
      inbox?.setFault(fault);
    },
    /** Refuses connections until `up`. */
    down,
    up,
    /** The pictures that have arrived, without their bytes. */
    photos: async () => (await (await ask('/photos.json')).json()) as Omit<InboxPhoto, 'data'>[],
    photo: async (id: string) => Buffer.from(await (await ask(`/photos/${id}.jpg`)).arrayBuffer()),
    /** The same as `leads`, from its file: asking an inbox that is down would start it. */
    recorded: (): InboxLead[] =>
      existsSync(file)
        ? readFileSync(file, 'utf8')
            .split('\n')
            .filter(Boolean)
            .map((line) => JSON.parse(line) as InboxLead)
        : [],
    leads: async () => (await (await ask('/leads.json')).json()) as InboxLead[],
    close: async () => {
      await site.close();
      await down();
    },
  };
}

/** Plays all of these, some at the same time. @returns what each gave, in the order in which they ended */
export async function inLanes<One, Result>(
  lanes: number,
  all: readonly One[],
  play: (one: One, lane: number) => Promise<Result>,
): Promise<Result[]> {
  const queue = [...all];
  const results: Result[] = [];
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift())
        results.push(await play(next, lane));
    }),
  );
  return results;
}
