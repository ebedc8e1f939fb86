import { chromium } from 'playwright';
import { chromiumFlags, ensureChromium } from '../browsers';
import { freePort } from '../preview/free-port';
import type { Complaint, Judge } from './judge';

interface Lighthouse {
  default: (
    url: string,
    flags: object,
  ) => Promise<
    | {
        lhr: {
          categories: Record<string, { auditRefs: { id: string; weight: number }[] }>;
          audits: Record<string, { score: number | null; displayValue?: string }>;
        };
      }
    | undefined
  >;
}

const four = ['/', '/contact', '/plumbing', '/es'];

/** Lighthouse on its slow phone, without the audits of time: they depend on the machine, and are the bench's. */
export const lighthouse: Judge = {
  name: 'lighthouse',
  package: 'lighthouse',
  judge: async ({ load, url, pages, progress }) => {
    const { default: run } = await load<Lighthouse>('lighthouse');
    const port = await freePort();
    const browser = await chromium.launch({
      executablePath: await ensureChromium(),
      args: [`--remote-debugging-port=${port}`, ...chromiumFlags],
    });
    const complaints: Complaint[] = [];
    const chosen = four.filter((page) => pages.includes(page));
    for (const [index, page] of chosen.entries()) {
      progress(index, chosen.length);
      const result = await run(url + page, {
        port,
        logLevel: 'silent',
        onlyCategories: ['accessibility', 'best-practices', 'seo', 'agentic-browsing'],
      });
      const { categories = {}, audits = {} } = result?.lhr ?? {};
      for (const { id, weight } of Object.values(categories).flatMap(({ auditRefs }) => auditRefs)) {
        const audit = audits[id];
        if (weight > 0 && audit?.score !== null && audit && audit.score < 0.9)
          complaints.push({ rule: id, page, example: audit.displayValue });
      }
    }
    await browser.close();
    return { seen: chosen.length, complaints };
  },
};
