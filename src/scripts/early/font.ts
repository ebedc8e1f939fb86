/** Text, and the parts of rows that wrap: what has another size in the font than in the stand-in. */
const TEXT = 'main :is(h1,h2,p,li,.btn,open-now)';

const page = document.documentElement;

/**
 * Keeps everything in view, and above it for somebody who has scrolled already, at least as large as it is. The
 * stand-in is a little wider than the font (`src/dev/make-font.ts`), so no line and no row breaks elsewhere when the
 * font comes, and nothing below moves. Until the window changes its width: then everything takes the size that it needs.
 */
function holdSizes(): void {
  const held = [...document.querySelectorAll<HTMLElement>(TEXT)]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.top < innerHeight);
  const hold = (size: (length: number) => string): void => {
    for (const { element, box } of held) {
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
 * Fetches the font and shows it. The page's scripts come after the first paint, so the font does not share the line
 * with what the first view needs.
 */
async function showFont(): Promise<void> {
  await document.fonts.load('1em "Mona Sans"');
  holdSizes();
  delete page.dataset.plain;
  // The next page of this tab starts with the font (layouts/inline-scripts.ts).
  sessionStorage.font = 1;
}

// Set in the head where no page before this one has brought the font.
if ('plain' in page.dataset) void showFont().catch(() => undefined);

export {};
