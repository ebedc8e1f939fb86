import { optsOut } from '@/leads/consent';

// How fast the page was is measured only where the owner wants to know (`PUBLIC_FIELD_WEBHOOK_URL`), for visitors who
// have touched it and whose browser does not opt out; nothing is fetched before the first touch.
if (import.meta.env.PUBLIC_FIELD_WEBHOOK_URL && !optsOut())
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, () => void import('../field').catch(() => undefined), {
      once: true,
      passive: true,
    });

export {};
