/**
 * `npm run draw`: writes the drawings of `src/tools/drawing` to `content/drawings/`, where pages read them, and the icons to
 * `public/`. Commit the result. Files named in `content/drawings/edited-by-hand.json` are not overwritten. Keeps the
 * colors, so that the content check knows when they have changed (`rules/colors.ts`).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawnWith } from '../../content-check/rules/colors';
import { editedByHand } from '../../content-model/drawings';
import { allDrawings } from './all';

const folder = 'content/drawings';
const kept = editedByHand();
let written = 0;
for (const [file, text] of allDrawings()) {
  if (kept.includes(file)) continue;
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  written += 1;
}
const { $schema: _, ...colors } = JSON.parse(readFileSync('content/colors.json', 'utf8')) as Record<
  string,
  string
>;
writeFileSync(drawnWith, `${JSON.stringify(colors, null, 2)}\n`);
console.log(`${folder}: ${written} files drawn; ${kept.length} edited by hand and not overwritten`);
await import('./make-icons');
