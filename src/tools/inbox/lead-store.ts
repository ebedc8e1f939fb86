import { mkdir, open, readFile, writeFile, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { LeadKey, WebhookKey } from '../../leads/types';

/** One lead as it arrived. */
export interface InboxLead {
  id: string;
  receivedAt: string;
  webhook: WebhookKey;
  fields: Record<string, unknown>;
  contentType: string;
  /** How it was sent: 'no-cors', 'cors', 'native form' or 'not a browser'. */
  transport: string;
  origin: string;
  bytes: number;
  /** Hash of the body; leads with equal hashes are the same lead sent twice. */
  digest: string;
}

/** One picture as it arrived, with the key of its request. */
export interface InboxPhoto extends Omit<LeadKey, 'family'> {
  id: string;
  receivedAt: string;
  family: string;
  /** The field that it was in, `photo1` to `photo3`. */
  name: string;
  type: string;
  transport: string;
  bytes: number;
  /** Hash of its bytes; pictures with equal hashes are the same picture sent twice. */
  digest: string;
  data: string;
}

/** What has arrived, in memory and on disk. */
export interface Store<Item> {
  /** Oldest first. */
  all: () => readonly Item[];
  /** Resolves once the item is on disk. Rejects if it cannot be written. */
  add: (item: Item) => Promise<void>;
  clear: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Opens a file with one JSON line per item and reads it, so that they survive a restart. A line that cannot be parsed
 * (the machine stopped while writing it) is skipped and stays in the file.
 */
export async function openStore<Item>(file: string): Promise<Store<Item>> {
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(file, 'a');
  const text = await readFile(file, 'utf8');
  const items = text.split('\n').flatMap((line) => readLine<Item>(line));
  // If the last line is incomplete, the next item must start on a new line.
  if (text && !text.endsWith('\n')) await handle.appendFile('\n');
  let last: Promise<void> = Promise.resolve();
  /** Runs writes one after the other, also after a failed one. */
  const next = (write: () => Promise<void>) => (last = last.catch(() => undefined).then(write));
  return {
    all: () => items,
    add: (item) =>
      next(async () => {
        await appendLine(handle, item);
        items.push(item);
      }),
    clear: () =>
      next(async () => {
        await writeFile(file, '');
        items.length = 0;
      }),
    close: () => next(() => handle.close()),
  };
}

async function appendLine(handle: FileHandle, item: unknown): Promise<void> {
  await handle.appendFile(`${JSON.stringify(item)}\n`);
  await handle.sync();
}

function readLine<Item>(line: string): Item[] {
  try {
    return line ? [JSON.parse(line) as Item] : [];
  } catch {
    return [];
  }
}
