import { afterEach, vi } from 'vitest';
import { formDefinitions } from '../../src/leads/forms';

// In place of `src/build/settings.ts`, which puts a build's webhooks into its code: example addresses for each family.
Object.assign(globalThis, {
  WEBHOOKS: Object.fromEntries(
    Object.entries(formDefinitions).map(([family, { webhook, transport }]) => [
      family,
      { url: `https://hooks.example.com/${webhook}`, transport },
    ]),
  ),
});

// No test leaves its clock, its spies or its globals to the next one.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
