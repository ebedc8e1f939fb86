/** Set in the head where no earlier page has brought the font: all is painted with the stand-in. */
const isPlain = 'plain' in document.documentElement.dataset;

/** What is out of view takes the font on part by part, this far apart in milliseconds: the page answers in between. */
const PACE_MS = 50;

/** What holds lines, as high as it is: a line that breaks elsewhere changes one of them and moves what is below. */
const heights = (): string =>
  Array.from(
    document.querySelectorAll('header,main>*,#hero-text,.form-card'),
    ({ clientHeight }) => clientHeight,
  ).join();

/**
 * Fetches the font and shows it, unless something in view would move: then this page keeps its stand-in, and the
 * next one, with the font at hand, starts with it.
 */
async function bringFont(): Promise<void> {
  await document.fonts.load('1em "Mona Sans"');
  sessionStorage.font = 1;
  const parts = [...document.querySelectorAll<HTMLElement>('header,main>*,footer,aside')];
  const seen = parts.filter((part) => part.offsetTop < scrollY + innerHeight);
  const before = heights();
  for (const part of seen) part.dataset.font = '';
  if (heights() !== before) {
    for (const part of seen) delete part.dataset.font;
    return;
  }
  parts.forEach((part, index) => setTimeout(() => (part.dataset.font = ''), index * PACE_MS));
}

// The page's scripts come after the first paint, so the font does not share the line with what the first view needs.
if (isPlain) void bringFont().catch(() => undefined);

export {};
