import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { layOutEverySection } from './lay-out';

/**
 * What axe finds wrong on the page as it stands, without its rules of WCAG 2.2, which are off: its one for the size of
 * targets takes what a section without a layout lies under for covered (`findCovered` measures buttons). Motion is switched off first: what
 * fades in while it is scrolled to would be judged half transparent.
 * @returns each violated rule with the elements that violate it; empty where there is none
 */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await layOutEverySection(page);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    // Passed rules are not reported, which halves the time.
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
