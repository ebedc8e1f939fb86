import type { Live } from '../live';
import { deskRoutes, json, type Route } from '../routes';
import type { Check, Host, Proposal } from './host';
import type { WorkingCopy } from './working-copy';

/** What the page around the hosted desk shows. */
export interface HostState {
  /** What the host says about the newest commit. */
  checks: Check[];
  /** What waits for approval. */
  proposals: Proposal[];
  /** What of the changes here could not be kept, in words. */
  setAside: readonly string[];
}

/** What the pages of the hosted desk ask for: the same as at the dev server, and what the host says. */
export const hostedRoutes = (host: Host, copy: WorkingCopy): Record<string, Route> => ({
  ...deskRoutes(copy, copy),
  'GET /host.json': async () => {
    const [checks, proposals] = await Promise.all([host.checks(copy.newest), host.proposals()]);
    return json({ checks, proposals, setAside: copy.setAside } satisfies HostState);
  },
  // The policy lets the page ask nobody but the host; its own answer about a publish is in `host.json`.
  'GET /live.json': async () => json({ live: 'unknown' satisfies Live }),
  'DELETE /set-aside': async () => (await copy.dismiss(), json({})),
});
