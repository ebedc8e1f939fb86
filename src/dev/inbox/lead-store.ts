import { mkdir, open, readFile, writeFile, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The webhooks that the inbox stands in for, with what arrives there. */
export const WEBHOOKS = {
  quote: 'Quote request (main site)',
  landing: 'Long landing page',
  contact: 'Contact page',
  lead: 'Short lead page',
} as const;

/** One of the four webhook names. */
export type Webhook = keyof typeof WEBHOOKS;

/** One lead as it arrived. */
export interface InboxLead {
  id: string;
  /** ISO time. */
  receivedAt: string;
  webhook: Webhook;
  /** What was sent, as the receiver understands it. */
  fields: Record<string, unknown>;
  /** The request's Content-Type header. */
  contentType: string;
  /** How it traveled: 'no-cors', 'cors', 'native form' or 'not a browser'. */
  transport: string;
  /** The Origin header, where there was one. */
  origin: string;
  /** Size of the body in bytes. */
  bytes: number;
  /** Hash of the body: two leads with the same one are the same lead sent twice. */
  digest: string;
}

/** The leads, in memory and on disk. */
export interface LeadStore {
  /** Oldest first. */
  all: () => readonly InboxLead[];
  /** Resolves once the lead is on the disk. Rejects if it cannot be written. */
  add: (lead: InboxLead) => Promise<void>;
  clear: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Opens a file with one JSON line a lead and reads what is there, so that leads survive a restart. A line that cannot
 * be read (the machine stopped while writing it) stays in the file and is left out.
 * @param file path; its folder is made
 */
export async function openLeadStore(file: string): Promise<LeadStore> {
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(file, 'a');
  const text = await readFile(file, 'utf8');
  const leads = text.split('\n').flatMap(readLine);
  // After half a line the next lead must not continue it.
  if (text && !text.endsWith('\n')) await handle.appendFile('\n');
  let last: Promise<void> = Promise.resolve();
  /** One write after the other, whatever became of the one before. */
  const next = (write: () => Promise<void>) => (last = last.catch(() => undefined).then(write));
  return {
    all: () => leads,
    add: (lead) =>
      next(async () => {
        await appendLine(handle, lead);
        leads.push(lead);
      }),
    clear: () =>
      next(async () => {
        await writeFile(file, '');
        leads.length = 0;
      }),
    close: () => next(() => handle.close()),
  };
}

async function appendLine(handle: FileHandle, lead: InboxLead): Promise<void> {
  await handle.appendFile(`${JSON.stringify(lead)}\n`);
  await handle.sync();
}

function readLine(line: string): InboxLead[] {
  try {
    return line ? [JSON.parse(line) as InboxLead] : [];
  } catch {
    return [];
  }
}
