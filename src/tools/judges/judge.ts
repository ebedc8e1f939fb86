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

/** What is wrong with one thing. */
type Found = Complaint[] | Promise<Complaint[]>;

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
  /** Looks at things one after the other, counts them and shows how far it is. @returns all complaints */
  each: <Thing>(things: readonly Thing[], look: (thing: Thing) => Found) => Promise<Complaint[]>;
}

/** A judge from outside. */
export interface Judge {
  name: string;
  /** The package whose version is shown. */
  package: string;
  /** What it looks at, where these are not pages. */
  counts?: string;
  judge: (site: Site) => Promise<Complaint[]>;
}

/** A page of each kind, for judges that take seconds for one. */
export const kinds = (
  '/ /about /contact /plumbing /Plumbing/Help /drain-cleaning /service-area/plano /services/drain ' +
  '/stop-the-water /testimonials /thank-you /privacy /es'
).split(' ');

/** Pages of four kinds, for what takes many seconds for each. */
export const four = ['/', '/contact', '/plumbing', '/es'];

/** Opens each page in a browser, one after the other, as a phone shows it when nothing moves and everything is laid out. */
export async function onEachPage(
  { browser, url, pages, each }: Site,
  look: (page: Page, path: string) => Found,
): Promise<Complaint[]> {
  const context = await browser.newContext({
    bypassCSP: true,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const complaints = await each(pages, async (path) => {
    const page = await context.newPage();
    await page.goto(url + path, { waitUntil: 'load' });
    await layOutEverySection(page);
    const found = await look(page, path);
    await page.close();
    return found;
  });
  await context.close();
  return complaints;
}
