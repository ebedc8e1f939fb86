/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

/** Unit tests: logic, and islands in happy-dom (a test file asks for it in its first line). */
export default getViteConfig({
  // What `src/build/webhooks.ts` puts in. The names are those of `WebhookKey`.
  define: {
    WEBHOOKS: JSON.stringify({
      quote: { url: 'https://hooks.example.com/quote', transport: 'no-cors' },
      contact: { url: 'https://hooks.example.com/contact', transport: 'no-cors' },
      landingLong: { url: 'https://hooks.example.com/landing', transport: 'cors-json' },
      landingShort: { url: 'https://hooks.example.com/lead', transport: 'no-cors' },
    }),
  },
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    environment: 'node',
    pool: 'threads',
    // Drawings and fonts are made in some tests; two busy cores take their time.
    testTimeout: 30_000,
  },
});
