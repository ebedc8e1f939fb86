import type { ClientDirective } from 'astro';

/**
 * `client:touch`: hydrates on the first sign that someone uses the island. The events themselves are not lost:
 * typing goes on in the native controls, presses are queued and replayed by `scripts/early/replay.ts`.
 */
const touch: ClientDirective = (load, _options, island) => {
  let waking = false;
  const wake = () => {
    if (waking) return;
    waking = true;
    // A failed fetch (a tunnel, a lift) is tried again at the next sign.
    load().then(
      (hydrate) => hydrate(),
      () => (waking = false),
    );
  };
  for (const sign of ['pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'submit'])
    island.addEventListener(sign, wake, { capture: true, passive: true });
  // Fetches only: a pointer that passes by need not cost the main thread anything.
  const fetchOnly = () => void load().catch(() => undefined);
  island.addEventListener('pointerover', fetchOnly, { once: true, passive: true });
};

export default touch;
