/** Text, and items of rows that wrap: elements whose size changes when the font replaces the fallback. */
const TEXT = ':is(h1,h2,p,li,.btn,open-now)';

const page = document.documentElement;

/**
 * Fixes the size of everything in view, and above it for somebody who has already scrolled. The fallback is a little
 * wider than the font (`src/tools/commands/make-font.ts`), so no line or row breaks elsewhere when the font is shown, and nothing
 * below moves. When the window's width changes, the fixed sizes are removed.
 */
function holdSizes(): void {
  const boxesOf = (elements: Iterable<HTMLElement>) =>
    [...elements]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.top < innerHeight);
  // By section, because measuring an element below the view would lay out what is skipped there.
  const kept = boxesOf(document.querySelectorAll<HTMLElement>('main > *')).flatMap(({ element }) =>
    boxesOf(element.querySelectorAll<HTMLElement>(TEXT)),
  );
  const hold = (size: (length: number) => string): void => {
    for (const { element, box } of kept) {
      element.style.minWidth = size(box.width);
      element.style.minHeight = size(box.height);
    }
  };
  hold((length) => `${length}px`);
  const width = innerWidth;
  const release = (): void => {
    if (innerWidth === width) return;
    removeEventListener('resize', release);
    hold(() => '');
  };
  addEventListener('resize', release);
}

/**
 * Fetches the font and shows it. The page's scripts run after the first paint, so the font does not compete with
 * what the first view needs.
 */
async function showFont(): Promise<void> {
  await document.fonts.load('1em "Mona Sans"');
  holdSizes();
  delete page.dataset.plain;
  // The next page of this tab uses the font from the start (`layouts/inline-scripts.ts`).
  sessionStorage.font = 1;
}

// Set in the head if no earlier page of this tab has loaded the font.
if ('plain' in page.dataset) void showFont().catch(() => undefined);

export {};
