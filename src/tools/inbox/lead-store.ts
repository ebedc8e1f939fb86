import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { webhookSettings } from '../../config/settings';
import type { LeadKey, WebhookKey } from '../../leads/types';

/** The webhooks of requests, and that of pictures, by the names in their addresses. */
export const inboxWebhooks = [...(Object.keys(webhookSettings) as WebhookKey[]), 'photo'] as const;

/** One of them. */
export type InboxWebhook = (typeof inboxWebhooks)[number];

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

/** What has arrived, in memory and in a file with one JSON line per item. */
export class Store<Item> {
  /** Oldest first. */
  readonly all: Item[];

  /** Reads what arrived before. A line that was torn off while it was written is skipped and stays in the file. */
  constructor(private readonly file: string) {
    mkdirSync(dirname(file), { recursive: true });
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    // The next item must start on a new line.
    if (text && !text.endsWith('\n')) appendFileSync(file, '\n');
    this.all = text.split('\n').flatMap((line): Item[] => {
      try {
        return [JSON.parse(line) as Item];
      } catch {
        return [];
      }
    });
  }

  /** Keeps an item; it is in the file when this returns. */
  add(item: Item): void {
    appendFileSync(this.file, `${JSON.stringify(item)}\n`);
    this.all.push(item);
  }

  clear(): void {
    writeFileSync(this.file, '');
    this.all.length = 0;
  }
}
