/** Set in the head where no earlier page has brought the font: all is painted with the stand-in. */
const isPlain = 'plain' in document.documentElement.dataset;

/** What is out of view takes the font on part by part, this far apart in milliseconds: the page answers in between. */
const PACE_MS = 50;

/**
 * Space added between words, in pixels, until every line breaks where it did with the stand-in; the first that does
 * is taken. Nobody sees so little, and one page in seven has a line whose last word stands on the brink.
 */
const WORD_SPACES = [0, -0.5, 0.5, -1, 1, 1.5];

/** From this many pixels on, browsers count a move as one (Layout Instability, section 2.1). */
const MOVE = 3;

/** What is just below the view could move into it. In pixels. */
const MARGIN = 99;

const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight + MARGIN;
};

const inView = (elements: Iterable<HTMLElement>): HTMLElement[] => [...elements].filter(isInView);

/** Shows the font in all that is in view and leaves it there, unless something would move. */
function fits(wordSpace: number): boolean {
  const parts = inView(document.querySelectorAll<HTMLElement>('header,main>*,footer,aside'));
  // Words within a line are free to move: a line that breaks elsewhere moves the block below it.
  const blocks = parts.flatMap((part) =>
    inView(part.querySelectorAll<HTMLElement>(':not(svg *,p *,span,b)')),
  );
  const tops = (): number[] => blocks.map((block) => block.getBoundingClientRect().top);
  const before = tops();
  for (const part of parts) {
    part.dataset.font = '';
    // The header's single row does not break, and its buttons would move aside.
    if (part.localName !== 'header') part.style.wordSpacing = `${wordSpace}px`;
  }
  if (tops().every((top, index) => Math.abs(top - before[index]!) < MOVE)) return true;
  for (const part of parts) {
    delete part.dataset.font;
    part.style.wordSpacing = '';
  }
  return false;
}

/**
 * Fetches the font and shows it, unless something in view would move: then this page keeps its stand-in, and the
 * next one, with the font at hand, starts with it. Each trial is a task of its own, so that the page answers in
 * between, and takes back what it has tried before anybody sees it.
 */
async function bringFont(): Promise<void> {
  await document.fonts.load('1em "Mona Sans"');
  let isShown = false;
  for (const wordSpace of WORD_SPACES) {
    await new Promise((resolve) => setTimeout(resolve));
    if ((isShown = fits(wordSpace))) break;
  }
  sessionStorage.font = 1;
  if (isShown)
    document
      .querySelectorAll<HTMLElement>('main>*,footer,aside')
      .forEach((part, index) => setTimeout(() => (part.dataset.font = ''), index * PACE_MS));
}

// The page's scripts come after the first paint, so the font does not share the line with what the first view needs.
if (isPlain) void bringFont().catch(() => undefined);

export {};
