import type { Judge } from './judge';

interface Linkinator {
  LinkChecker: new () => {
    check: (
      options: object,
    ) => Promise<{ links: { url: string; parent?: string; status?: number; state: string }[] }>;
  };
}

/** Every address of this site that its pages, styles and pictures name, asked from the server. */
export const links: Judge = {
  name: 'links',
  package: 'linkinator',
  counts: 'links',
  judge: async ({ load, url }) => {
    const { LinkChecker } = await load<Linkinator>('linkinator');
    const { links: found } = await new LinkChecker().check({
      path: `${url}/`,
      recurse: true,
      concurrency: 10,
      // Other hosts are not this site's to promise, and not reached from every machine.
      linksToSkip: [`^(?!${url})`],
    });
    const own = found.filter(({ state }) => state !== 'SKIPPED');
    return {
      seen: own.length,
      complaints: own
        .filter(({ state }) => state === 'BROKEN')
        .map(({ url: address, parent, status }) => ({
          rule: `${address.replace(url, '')} answers ${status ?? 'nothing'}`,
          page: (parent ?? '').replace(url, '') || '/',
        })),
    };
  },
};
