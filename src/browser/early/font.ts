import { FONT_KEY } from '@/leads/storage';

/** Blocks of text, whose height could change when the font replaces the fallback. */
const TEXT = 'h1,h2,p,li,.btn';

/**
 * The layout shift if the text gets a line more or less and all below it in the window moves: 0 to 1, as browsers count it.
 * A button may push others into a new row, and a form that stands in the hero moves the scene on its lower edge.
 */
const lineShift = (text: HTMLElement, { bottom }: DOMRect): number =>
  text.matches('.btn,.form-card *')
    ? 1
    : ((innerHeight - bottom) * parseFloat(getComputedStyle(text).lineHeight)) /
      (innerHeight * Math.max(innerWidth, innerHeight));

/** A row of buttons that are a little narrower in the font would take one more of the next row. */
function holdWidth(button: HTMLElement, width: number): void {
  const before = innerWidth;
  button.style.minWidth = `${width}px`;
  // A phone's browser changes only the height while it scrolls.
  addEventListener('resize', () => innerWidth !== before && (button.style.minWidth = ''));
}

/**
 * Fetches the font and shows it: in one frame in the header and the first section, in the next one in the rest
 * (`[data-plain]` in `global.css`). All at once was one of the page's longest tasks; in a frame for each part it was a third
 * more work, because every frame styles, lays out and paints again. The page's scripts run after the first paint, so the
 * font does not compete with what the first view needs.
 *
 * Nothing below a text that is in view moves, or above it for somebody who has already scrolled. The fallback is as wide
 * as the font on average (`src/tools/commands/make-font.ts`), so the few texts that would get a line more or less nearly
 * keep the number they have: the spaces between their words get wider or narrower by hundredths of the letters' size until
 * their lines are as many as before. Wider by a fifth at most, narrower by a tenth, with
 * which words nearly run together. Texts whose line more or less would move next to nothing are left alone, so that the
 * view is that of a visit with the font in the cache.
 */
async function showFont(): Promise<void> {
  await document.fonts.load('1em "Mona Sans"');
  const { dataset } = document.documentElement;
  while (dataset.plain !== undefined) {
    await new Promise(requestAnimationFrame);
    const texts = [...document.querySelectorAll('main>*')]
      // Not `checkVisibility` of what is in it, which styles and lays out what the browser skips below the view.
      .filter((part) => part.getBoundingClientRect().top < innerHeight)
      .flatMap((part) => [...part.querySelectorAll<HTMLElement>(TEXT)])
      .map((text) => ({ text, box: text.getBoundingClientRect() }))
      // What is hidden may be shown before the font is.
      .filter(({ text, box }) => box.height && lineShift(text, box) > 0.008);
    if (dataset.plain) delete dataset.plain;
    else dataset.plain = 'rest';
    for (const { text, box } of texts) if (text.matches('.btn')) holdWidth(text, box.width);
    // All at once, because each reading after a change lays out the page.
    for (let step = 2; step < 11; step += 2) {
      // No line is less than 8 px high.
      const missing = texts.map(({ text, box }) => Math.trunc((box.height - text.offsetHeight) / 8));
      if (!missing.some(Boolean)) break;
      for (const [index, lines] of missing.entries())
        if (lines)
          texts[index]!.text.style.wordSpacing =
            step < 9 ? `${(step * Math.sign(lines)) / (lines > 0 ? 40 : 80)}em` : '';
    }
  }
  // The next page of this tab uses the font from the start (`layouts/inline-scripts.ts`).
  sessionStorage[FONT_KEY] = 1;
}

// Set in the head if no earlier page of this tab has loaded the font.
if ('plain' in document.documentElement.dataset) void showFont().catch(() => undefined);

export {};
