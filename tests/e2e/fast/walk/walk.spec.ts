import { test } from '@playwright/test';
import { templates } from '../../support/templates';
import { walk } from '../../support/walk';

// Each walk is a first visit of a new browser. The offline page has tests of its own (`nightly/leads/offline.spec.ts`).
test.use({ serviceWorkers: 'block' });

// A phone, where most visitors are. Pages of a template differ in their texts only; `nightly/walk` visits all of them.
for (const path of templates)
  test(`${path} is read and used to its end without a fault`, async ({ page }) => {
    await walk(page, path, 390, { judged: true, layouts: { '100%': [320], '200%': [320] } });
  });
