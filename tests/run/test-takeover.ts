/**
 * `npm run test:takeover`: runs `npm test` in a copy of this repository that has another company's content
 * (`takeover/changes.ts`). Not part of `npm test`, because it would double its time.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { filesOnDisk } from '@/content-reader/files';
import { takeover } from './takeover/changes';

const root = process.cwd();
const copy = mkdtempSync(join(tmpdir(), 'takeover-'));
const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
});
const put = (file: string, write: (target: string) => void) => {
  const target = join(copy, file);
  mkdirSync(dirname(target), { recursive: true });
  write(target);
};

let code = 1;
try {
  for (const file of new Set(listed.split('\0').filter(Boolean)))
    put(file, (target) => cpSync(resolve(root, file), target));
  for (const [file, text] of takeover(filesOnDisk(root))) put(file, (target) => writeFileSync(target, text));
  symlinkSync(resolve(root, 'node_modules'), join(copy, 'node_modules'));
  // In the repository's style, like what the desk saves.
  execFileSync('npx', ['prettier', '--write', '--log-level', 'warn', 'content'], { cwd: copy });
  code = spawnSync('npm', ['test'], { cwd: copy, stdio: 'inherit' }).status ?? 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
process.exit(code);
