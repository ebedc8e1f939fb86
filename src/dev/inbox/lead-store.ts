import { mkdir, open, readFile, writeFile, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { WebhookKey } from '../../leads/types';

/** One lead as it arrived. */
export interface InboxLead {
  id: string;
  /** ISO time. */
  receivedAt: string;
  webhook: WebhookKey;
  /** The parsed fields. */
  fields: Record<string, unknown>;
  /** The request's Content-Type header. */
  contentType: string;
  /** How it was sent: 'no-cors', 'cors', 'native form' or 'not a browser'. */
  transport: string;
  /** The Origin header, or ''. */
  origin: string;
  /** Size of the body in bytes. */
  bytes: number;
  /** Hash of the body; leads with equal hashes are the same lead sent twice. */
  digest: string;
}

/** The leads, in memory and on disk. */
export interface LeadStore {
  /** Oldest first. */
  all: () => readonly InboxLead[];
  /** Resolves once the lead is on disk. Rejects if it cannot be written. */
  add: (lead: InboxLead) => Promise<void>;
  clear: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Opens a file with one JSON line per lead and reads it, so that leads survive a restart. A line that cannot be
 * parsed (the machine stopped while writing it) is skipped and stays in the file.
 * @param file path; its folder is created
 */
export async function openLeadStore(file: string): Promise<LeadStore> {
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(file, 'a');
  const text = await readFile(file, 'utf8');
  const leads = text.split('\n').flatMap(readLine);
  // If the last line is incomplete, the next lead must start on a new line.
  if (text && !text.endsWith('\n')) await handle.appendFile('\n');
  let last: Promise<void> = Promise.resolve();
  /** Runs writes one after the other, also after a failed one. */
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
