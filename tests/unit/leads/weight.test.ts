import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
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

it.each([
  [
    'what the first touch of a form loads',
    `export { formDefinitions } from './src/leads/forms';
    export { submitLead } from './src/leads/submit';
    export { readValues, resolveFields } from './src/leads/fields';`,
    // A form family costs about 100 bytes: what does one need that others do not?
    7296 + 160 * formFamilies.length,
  ],
  [
    'what every page runs',
    `import { captureAttribution } from './src/leads/attribution';
    import { hasUndelivered } from './src/leads/storage';
    captureAttribution(30);
    if (hasUndelivered()) console.log('waiting');`,
    1000,
  ],
  [
    'the delivery that only a page with a waiting lead or picture loads',
    `import { startDelivery } from './src/leads/deliver'; startDelivery();`,
    3 * 1024,
  ],
])('the lead pipeline stays light: %s', async (_, code, most) => {
  const bytes = await weigh(code);
  expect(bytes, 'is there').toBeGreaterThan(most / 10);
  expect(bytes).toBeLessThan(most);
});
