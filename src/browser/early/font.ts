/** Text, and items of rows that wrap: elements whose size changes when the font replaces the fallback. */
const TEXT = ':is(h1,h2,p,li,.btn,open-now)';

/** What gets the font one after the other, as in `global.css`. */
const PARTS = 'body>a,header,aside,footer,main>*,.form-card';

/**
 * Fixes the size of everything of a part that is in view, and above it for somebody who has already scrolled. The
 * fallback is a little wider than the font (`src/tools/commands/make-font.ts`), so no line or row breaks elsewhere when
 * the font is shown, and nothing below moves. When the window's width changes, the fixed sizes are removed.
 */
function holdSizes(part: HTMLElement): void {
  const kept = [...part.querySelectorAll<HTMLElement>(TEXT)]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.top < innerHeight);
  const hold = (size: (length: number) => string): void => {
    for (const { element, box } of kept) {
      element.style.minWidth = size(box.width);
      element.style.minHeight = size(box.height);
    }
  };
  hold((length) => `${length}px`);
  const width = innerWidth;
  // A phone's browser changes only the height while it scrolls.
  addEventListener('resize', () => innerWidth !== width && hold(() => ''));
}

/**
 * Fetches the font and shows it, a part of the page in each frame: all at once, restyling and laying out the page was
 * one of its longest tasks. The page's scripts run after the first paint, so the font does not compete with what the
 * first view needs.
 */
async function showFont(): Promise<void> {
  await document.fonts.load('1em "Mona Sans"');
  for (const part of document.querySelectorAll<HTMLElement>(PARTS)) {
    // What is skipped below the view needs no frame and is not measured: that would lay it out.
    if (part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })) {
      await new Promise(requestAnimationFrame);
      if (part.closest('main')) holdSizes(part);
    }
    part.style.fontFamily = 'inherit';
  }
  // The next page of this tab uses the font from the start (`layouts/inline-scripts.ts`).
  sessionStorage.font = 1;
}

// Set in the head if no earlier page of this tab has loaded the font.
if ('plain' in document.documentElement.dataset) void showFont().catch(() => undefined);

export {};
