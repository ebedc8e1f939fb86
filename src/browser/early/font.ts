import { FONT_KEY } from '@/leads/storage-keys';

/** What gets the font one after the other, as in `global.css`. */
const PARTS = 'body>a,header,aside,footer,main>*,.form-card,.dialog-frame';

/** Blocks of text, whose height could change when the font replaces the fallback. */
const TEXT = 'main :is(h1,h2,p,li,.btn)';

/** A row of buttons that are a little narrower in the font would take one more of the next row. */
function holdWidth(button: HTMLElement, width: number): void {
  const before = innerWidth;
  button.style.minWidth = `${width}px`;
  // A phone's browser changes only the height while it scrolls.
  addEventListener('resize', () => innerWidth !== before && (button.style.minWidth = ''));
}

/**
 * Fetches the font and shows it, a part of the page in each frame: all at once, restyling and laying out the page was
 * one of its longest tasks. The page's scripts run after the first paint, so the font does not compete with what the
 * first view needs.
 *
 * Nothing below a text that is in view moves, or above it for somebody who has already scrolled. The fallback is as wide
 * as the font on average (`src/tools/commands/make-font.ts`), so the few texts that would get a line more or less nearly
 * keep the number they have: the spaces between their words get wider or narrower by hundredths of the letters' size until
 * their lines are as many as before. Wider by a fifth at most, narrower by a tenth, with
 * which words nearly run together.
 */
async function showFont(): Promise<void> {
  await document.fonts.load('1em "Mona Sans"');
  for (const part of document.querySelectorAll<HTMLElement>(PARTS)) {
    let texts: { text: HTMLElement; box: DOMRect }[] = [];
    // What is skipped below the view needs no frame and is not measured: that would lay it out.
    if (part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })) {
      await new Promise(requestAnimationFrame);
      texts = [...part.querySelectorAll<HTMLElement>(TEXT)]
        .map((text) => ({ text, box: text.getBoundingClientRect() }))
        // What is hidden may be shown before the font is.
        .filter(({ box }) => box.height && box.top < innerHeight);
    }
    part.style.fontFamily = 'inherit';
    for (const { text, box } of texts) if (text.matches('.btn')) holdWidth(text, box.width);
    for (const { text, box } of texts) {
      // No line is less than 8 px high.
      const missing = (): number => Math.trunc((box.height - text.offsetHeight) / 8);
      const direction = Math.sign(missing());
      for (let step = 1; missing() && step < 10; step++)
        text.style.wordSpacing = step < 9 ? `${(step * direction) / (direction > 0 ? 40 : 80)}em` : '';
    }
  }
  // The next page of this tab uses the font from the start (`layouts/inline-scripts.ts`).
  sessionStorage[FONT_KEY] = 1;
}

// Set in the head if no earlier page of this tab has loaded the font.
if ('plain' in document.documentElement.dataset) void showFont().catch(() => undefined);

export {};
