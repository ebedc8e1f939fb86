import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { formFamilies } from '@/leads/types';

/** Bytes that a browser fetches for this much of the lead pipeline: bundled, minified, brotli. */
async function weigh(code: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: '.', loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    // As in a build without a tag, which is the one that has the budget.
    define: Object.fromEntries(
      ['PUBLIC_GOOGLE_TAG_ID', 'PUBLIC_ADS_CONVERSION_ID', 'PUBLIC_ADS_USER_DATA'].map((name) => [
        `import.meta.env.${name}`,
        '""',
      ]),
    ),
    write: false,
    logLevel: 'silent',
  });
  return brotliCompressSync(outputFiles[0]?.contents ?? new Uint8Array()).length;
}

describe('the weight of the lead pipeline', () => {
  it('stays under 7,296 bytes, and 160 a form family, for what the first touch of a form loads', async () => {
    const bytes = await weigh(`
      export { formDefinitions } from './src/leads/forms';
      export { submitLead } from './src/leads/submit';
      export { readValues, resolveFields } from './src/leads/fields';
    `);
    expect(bytes).toBeGreaterThan(1000);
    const advice = 'A form family costs about 100 bytes: what does it need that others do not?';
    expect(bytes, advice).toBeLessThan(7296 + 160 * formFamilies.length);
  });

  it('stays under 1,000 bytes for what every page runs', async () => {
    const bytes = await weigh(`
      import { captureAttribution } from './src/leads/attribution';
      import { hasUndelivered } from './src/leads/storage';
      captureAttribution(30);
      if (hasUndelivered()) console.log('waiting');
    `);
    expect(bytes).toBeGreaterThan(100);
    expect(bytes).toBeLessThan(1000);
  });

  it('stays under 3 KB for the delivery that only a page with a waiting lead or picture loads', async () => {
    const bytes = await weigh("import { startDelivery } from './src/leads/deliver'; startDelivery();");
    expect(bytes).toBeGreaterThan(500);
    expect(bytes).toBeLessThan(3 * 1024);
  });
});
