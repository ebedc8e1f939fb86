/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

/** Unit tests: logic, and islands in happy-dom (a test file asks for it in its first line). */
export default getViteConfig({
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Drawings and fonts are made in some tests; two busy cores take their time.
    testTimeout: 30_000,
  },
});
