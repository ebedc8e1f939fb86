import type { Browser, Page } from 'playwright';
import { layOutEverySection } from '../../../tests/e2e/support/lay-out';

/** Something that a judge finds wrong. */
export interface Complaint {
  /** What is wrong, in the judge's words or by its name of the rule; the same on every page. */
  rule: string;
  /** Path of the page, or what else was judged: `caddy`, `75036`. */
  page: string;
  example?: string | undefined;
}

/** The built site and what judges need to look at it. */
export interface Site {
  folder: string;
  /** Address of the preview server, without a slash at its end. */
  url: string;
  /** The built site on each kind of server that runs on this machine, the preview among them; started when first asked for. */
  servers: () => Promise<readonly { name: string; url: string }[]>;
  /** Paths of all pages, in both languages: `/`, `/about`. */
  pages: readonly string[];
  html: (page: string) => string;
  browser: Browser;
  /** Imports a package of the judges. It has no types here, so each judge says what it uses of it. */
  load: <Module>(name: string) => Promise<Module>;
  /** Path on disk of a file in a package of the judges. */
  file: (path: string) => string;
  progress: (done: number, all: number) => void;
}

/** A judge from outside. */
export interface Judge {
  name: string;
  /** The package whose version is shown. */
  package: string;
  /** What it counts, where these are not pages. */
  counts?: string;
  /** @returns its complaints, and how many pages or other things it saw */
  judge: (site: Site) => Promise<{ seen: number; complaints: Complaint[] }>;
}

/** A page of each kind, for judges that take seconds for one. */
export const kinds = (
  '/ /about /contact /plumbing /Plumbing/Help /drain-cleaning /service-area/plano /services/drain ' +
  '/stop-the-water /testimonials /thank-you /privacy /es'
).split(' ');

/** Opens each page in a browser, one after the other, as a phone shows it when nothing moves and everything is laid out. */
export async function onEachPage(
  { browser, url, pages, progress }: Site,
  look: (page: Page, path: string) => Promise<Complaint[]>,
): Promise<{ seen: number; complaints: Complaint[] }> {
  const context = await browser.newContext({
    bypassCSP: true,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const complaints: Complaint[] = [];
  for (const [index, path] of pages.entries()) {
    progress(index, pages.length);
    const page = await context.newPage();
    await page.goto(url + path, { waitUntil: 'load' });
    await layOutEverySection(page);
    complaints.push(...(await look(page, path)));
    await page.close();
  }
  await context.close();
  return { seen: pages.length, complaints };
}
