import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildCommand } from '../../../src/dev/build-site';
import { freePort } from '../../../src/dev/free-port';
import { servePreview } from '../../../src/dev/preview';
import { copySite } from '../../../src/dev/site-copy';

/** The settings of a build that measures everything; no such ids exist. */
export const tagSettings = {
  PUBLIC_GOOGLE_TAG_ID: 'G-TEST1234',
  PUBLIC_ADS_CONVERSION_ID: 'AW-123456789',
  PUBLIC_ADS_CALL_LABEL: 'call',
  PUBLIC_ADS_LEAD_LABEL: 'lead',
  PUBLIC_ADS_USER_DATA: 'on',
  PUBLIC_FIELD_WEBHOOK_URL: 'https://figures.example.net/field',
} as const;

/** The second version of a paid page, as a marketer writes it. */
export const version = {
  name: 'slab-leak-b',
  of: 'slab-leak',
  title: 'Warm floor? We find the leak under it',
  value: 150,
};

/** A site that loads a tag, built from a copy of the project and served on a port of its own. */
export interface TaggedSite {
  origin: string;
  /** The built files. */
  dist: string;
  close: () => void;
}

/**
 * Builds the site with a tag and with a second version of a landing page, and serves it. Its forms go to the tests' own
 * inbox.
 * @throws Error with the last lines of the build when it fails
 */
export async function serveTaggedSite(): Promise<TaggedSite> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'tagged-site-'));
  copySite(folder, { withPictures: true });
  writeFileSync(
    path.join(folder, `content/landing/${version.name}.md`),
    `---\nvariantOf: ${version.of}\nleadValue: ${version.value}\nsections:\n  - type: hero\n    title: ${version.title}\n---\n`,
  );
  const { status, stdout, stderr } = spawnSync(process.execPath, buildCommand, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...tagSettings, SITE_URL: origin },
  });
  if (status !== 0) throw new Error(`The build with a tag failed:\n${(stdout + stderr).slice(-3000)}`);
  const dist = path.join(folder, 'dist');
  const server = await servePreview(dist, port);
  return {
    origin,
    dist,
    close: () => {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
