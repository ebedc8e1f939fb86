import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { translationOf } from '@/content/load/translation';
import { city, sampleInSpanish } from '../../../e2e/support/sample-in-spanish';

it('npm run translate adds what a translation lacks, leaves what it has, and writes it as the editor does', () => {
  const root = sampleInSpanish();
  onTestFinished(() => rmSync(root, { recursive: true }));
  const file = path.join(root, translationOf(city, 'es'));
  const written = "county: 'Condado de Dallas'";
  writeFileSync(file, `---\n${written}\n---\n`);
  const tsx = createRequire(import.meta.url).resolve('tsx');
  execFileSync(process.execPath, ['--import', tsx, path.resolve('src/tools/commands/translate.ts'), city], {
    cwd: root,
  });
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('\ncounty: Condado de Dallas\n');
  expect(text).toContain('Warm tile, a hissing wall');
});
