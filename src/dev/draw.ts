/**
 * `npm run draw`: writes what `src/drawing` draws into `content/drawings/`, from where pages read it, and the icons of
 * `public/`. Commit the result. Files named in `content/drawings/edited-by-hand.json` are left alone.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { editedByHand } from '../content-model/drawings';
import { allDrawings } from '../drawing/all';

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
console.log(`${folder}: ${written} files drawn, ${kept.length} edited by hand and left alone`);
await import('./make-icons');
