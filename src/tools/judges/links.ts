import type { Complaint, Judge } from './judge';

interface Linkinator {
  LinkChecker: new () => {
    check: (
      options: object,
    ) => Promise<{ links: { url: string; parent?: string; status?: number; state: string }[] }>;
  };
}

/** Every address of this site that its pages, styles and pictures name, asked from each kind of server. */
export const links: Judge = {
  name: 'links',
  package: 'linkinator',
  counts: 'links',
  judge: async ({ load, servers, progress }) => {
    const { LinkChecker } = await load<Linkinator>('linkinator');
    const complaints: Complaint[] = [];
    let seen = 0;
    const all = await servers();
    for (const [index, { name, url }] of all.entries()) {
      progress(index, all.length);
      const { links: found } = await new LinkChecker().check({
        path: `${url}/`,
        recurse: true,
        concurrency: 10,
        // Other hosts are not this site's to promise, and not reached from every machine.
        linksToSkip: [`^(?!${url})`],
      });
      const siteLinks = found.filter(({ state }) => state !== 'SKIPPED');
      seen += siteLinks.length;
      for (const { url: address, parent, status, state } of siteLinks)
        if (state === 'BROKEN')
          complaints.push({
            rule: `${address.replace(url, '')} answers ${status ?? 'nothing'}`,
            page: `${name}, ${(parent ?? '').replace(url, '') || '/'}`,
          });
    }
    return { seen, complaints };
  },
};
