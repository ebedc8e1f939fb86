/**
 * Scripts that nothing needs before the visitor moves: each is fetched at the first pointer, key or scroll, if
 * the page has what it works on. A press that comes before its script is kept and repeated.
 */
const scripts: Record<string, () => Promise<unknown>> = {
  'site-menu,menu-dropdown': () => import('../menu'),
  'zip-check': () => import('../zip-check'),
  'map-embed': () => import('../map-embed'),
  '[data-tooltip]': () => import('../tooltip'),
  '[data-fade-in]': () => import('../fade-in'),
};

for (const [selector, load] of Object.entries(scripts)) {
  if (!document.querySelector(selector)) continue;
  const once = (): void => void load().catch(() => undefined);
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'])
    addEventListener(type, once, { once: true, passive: true });

  if (selector.startsWith('[')) continue;
  const asleep = selector
    .split(',')
    .map((name) => `${name}:not(:defined)`)
    .join();
  for (const type of ['click', 'submit'])
    addEventListener(
      type,
      (event) => {
        const target = event.target as Element;
        const control =
          type === 'submit' ? (target as HTMLElement) : target.closest<HTMLElement>('button,[data-map-open]');
        if (!control?.closest(asleep) || (type === 'click' && control.closest('form'))) return;
        event.preventDefault();
        load()
          .then(() => (type === 'submit' ? (control as HTMLFormElement).requestSubmit() : control.click()))
          .catch(() => undefined);
      },
      true,
    );
}

export {};
