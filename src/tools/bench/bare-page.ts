import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { EdgeDescription } from '../../edge/description';
import { servePreview } from '../preview/preview';

/** A minimal page, whose first paint the first paint of every page is compared with. */
const page = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title>
<h1>One line of text that is as long as a headline</h1></html>`;

/** Serves the bare page with the same server and headers as the site. */
export function serveBarePage(dist: string, port: number): Promise<Server> {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'bare-')), 'dist');
  mkdirSync(folder);
  mkdirSync(`${folder}-edge`);
  for (const name of ['index.html', '404.html']) writeFileSync(path.join(folder, name), page);
  cpSync(path.join(dist, 'favicon.ico'), path.join(folder, 'favicon.ico'));
  const description = JSON.parse(readFileSync(`${dist}-edge/edge.json`, 'utf8')) as EdgeDescription;
  writeFileSync(`${folder}-edge/edge.json`, JSON.stringify({ ...description, pages: ['/'] }));
  return servePreview(folder, port);
}
