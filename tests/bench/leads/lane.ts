import { existsSync, readFileSync } from 'node:fs';
import { createInbox, type Inbox } from '@/tools/inbox';
import type { Fault } from '@/tools/inbox/faults';
import type { InboxLead, InboxPhoto } from '@/tools/inbox/lead-store';
import { serveSite, type ServedSite } from './site';

/**
 * A server of the built site with its own lead inbox, so that a fault affects only the devices of one scenario. Both
 * use free local ports.
 */
export interface Lane extends Omit<ServedSite, 'setWebhooks'> {
  /** Whether its forms send to an address where nothing listens instead of the inbox, from the next page on. */
  setGone: (isGone: boolean) => void;
  /** Tells the inbox how to fail ; `ok` ends the fault. */
  setFault: (fault: Partial<Fault>) => Promise<void>;
  /** Refuses connections until `up`. */
  down: () => Promise<void>;
  up: () => Promise<void>;
  leads: () => Promise<InboxLead[]>;
  /** The same, from its file: asking an inbox that is down would start it. */
  recorded: () => InboxLead[];
  /** The pictures that have arrived, without their bytes. */
  photos: () => Promise<Omit<InboxPhoto, 'data'>[]>;
  photo: (id: string) => Promise<Buffer>;
}

/** An address where nothing listens: the discard port, which Chromium blocks. */
const NOWHERE = 'http://localhost:9';

/** Starts a lane for a built site. */
export async function openLane(dist: string, file: string): Promise<Lane> {
  let inbox: Inbox | undefined = await createInbox({ file, port: 0 });
  const { port, url } = inbox;
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
    setGone: (isGone) => site.setWebhooks(isGone ? NOWHERE : url),
    setFault: async (fault) => {
      await up();
      inbox?.setFault(fault);
    },
    down,
    up,
    photos: async () => (await (await ask('/photos.json')).json()) as InboxPhoto[],
    photo: async (id) => Buffer.from(await (await ask(`/photos/${id}.jpg`)).arrayBuffer()),
    recorded: () =>
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
