import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Build } from './build';

/** Characters of a line that are printed. */
const most = 160;

/** Git's comparison of two builds, of which each aspect of each file is a file: `old/about.html/text`. */
function gitDiff(before: Build, after: Build): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'compare-'));
  try {
    for (const [side, build] of [
      ['old', before],
      ['new', after],
    ] as const)
      for (const [file, aspects] of build)
        for (const [aspect, lines] of Object.entries(aspects)) {
          const target = path.join(folder, side, file, aspect);
          mkdirSync(path.dirname(target), { recursive: true });
          writeFileSync(target, lines.map((line) => `${line}\n`).join(''));
        }
    const options = [
      '--no-index',
      '--no-prefix',
      '--no-renames',
      '--no-color',
      '--no-ext-diff',
      '--text',
      '-U0',
    ];
    const git = ['-c', 'core.quotePath=false', 'diff', ...options, 'old', 'new'];
    return spawnSync('git', git, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 30 }).stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * What differs between two builds, a text for each file that differs, in the lines of each aspect. What several files have
 * in common is in the text of the first of them, to which the others refer.
 */
export function differencesInWords(before: Build, after: Build): string[] {
  const firstWith = new Map<string, string>();
  const byFile = new Map<string, string[]>();
  for (const part of gitDiff(before, after).split(/^diff --git .*\n/m)) {
    const [, file = '', aspect = ''] = /^(?:---|\+\+\+) (?:old|new)\/(.*)\/([^/\n]+)$/m.exec(part) ?? [];
    if (!aspect) continue;
    const lines = byFile.get(file) ?? byFile.set(file, [file]).get(file)!;
    const only = !before.has(file) ? 'new' : !after.has(file) ? 'old' : undefined;
    if (only) byFile.set(file, [file, `  only in the ${only} build`]);
    else {
      const changes = part.slice(part.indexOf('@@')).trimEnd().split('\n');
      const difference = [`  ${aspect}`, ...changes.map((line) => `    ${line.slice(0, most)}`)].join('\n');
      const first = firstWith.get(difference);
      if (first === undefined) firstWith.set(difference, file);
      lines.push(first === undefined ? difference : `  ${aspect}: as in ${first}`);
    }
  }
  return [...byFile.values()].map((lines) => lines.join('\n'));
}
