import { createInbox, type Inbox } from '../inbox';
import type { Fault } from '../inbox/faults';
import type { InboxLead } from '../inbox/lead-store';
import { serveSite, type ServedSite } from './site';

/**
 * A copy of the built site with a lead inbox of its own, so that a fault meets the devices of one scenario and no
 * other. Both are addressed by free ports of this machine.
 */
export interface Lane extends Omit<ServedSite, 'setWebhooks'> {
  /** Whether its forms send to a machine that is gone and not to the inbox, from the next page on. */
  setGone: (isGone: boolean) => void;
  /** Tells the inbox how to fail (`readFault`); `ok` heals it. */
  setFault: (fault: Partial<Fault>) => Promise<void>;
  /** Refuses connections, as a machine that is not there, until `up`. */
  down: () => Promise<void>;
  up: () => Promise<void>;
  leads: () => Promise<InboxLead[]>;
}

/** Where nobody listens: the discard port, which Chromium does not even try. */
const NOWHERE = 'http://localhost:9';

/** Opens a lane over a built site. @param file where its inbox keeps the leads */
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
  const ask = async (address: string, init?: RequestInit): Promise<Response> => {
    await up();
    const response = await fetch(url + address, init);
    if (!response.ok)
      throw new Error(`The lane's inbox answers ${response.status}: ${await response.text()}`);
    return response;
  };
  return {
    ...site,
    setGone: (isGone) => site.setWebhooks(isGone ? NOWHERE : url),
    setFault: async (fault) => {
      await ask('/faults', {
        method: 'POST',
        body: JSON.stringify(fault),
        headers: { 'Content-Type': 'application/json' },
      });
    },
    down,
    up,
    leads: async () => (await (await ask('/leads.json')).json()) as InboxLead[],
    close: async () => {
      await site.close();
      await down();
    },
  };
}
