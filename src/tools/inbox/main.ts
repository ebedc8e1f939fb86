import { createInbox } from './index';

/**
 * Runs only the lead inbox: `npx tsx src/tools/inbox/main.ts`. Settings from the environment:
 * `LEAD_INBOX_PORT` (default 4322) and `LEAD_INBOX_FILE` (default `.cache/leads.jsonl`).
 */
const { LEAD_INBOX_PORT = '4322', LEAD_INBOX_FILE = '.cache/leads.jsonl' } = process.env;

const inbox = await createInbox({ file: LEAD_INBOX_FILE, port: Number(LEAD_INBOX_PORT) }).catch(
  (error: unknown) => {
    console.error((error as Error).message);
    process.exit(1);
  },
);
console.log(`Lead inbox: ${inbox.url}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void inbox.close().then(() => process.exit(0)));
}
