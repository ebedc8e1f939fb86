import { FONT_KEY } from '@/leads/storage';

/**
 * Fetches the font and shows it: in one frame in the header and the first section, in the next one in the rest
 * (`[data-plain]` in `global.css`). All at once was one of the page's longest tasks; in a frame for each part it was a third
 * more work, because every frame styles, lays out and paints again. The page's scripts run after the first paint, so the
 * font does not compete with what the first view needs.
 *
 * Nothing moves, because the columns of the first view have widths at which its texts break into as many lines in the
 * fallback (`theme/line-step.ts`).
 */
async function showFont(): Promise<void> {
  await document.fonts.load('1em "Mona Sans"');
  const { dataset } = document.documentElement;
  await new Promise(requestAnimationFrame);
  dataset.plain = 'rest';
  await new Promise(requestAnimationFrame);
  delete dataset.plain;
  // The next page of this tab uses the font from the start (`layouts/inline-scripts.ts`).
  sessionStorage[FONT_KEY] = 1;
}

// Set in the head if no earlier page of this tab has loaded the font.
if ('plain' in document.documentElement.dataset) void showFont().catch(() => undefined);

export {};
