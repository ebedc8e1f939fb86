/**
 * Installs missing packages, then runs a TypeScript file, or the program of a package with `tsx` left out:
 * `node src/tools/run.mjs src/tools/commands/start.ts`, `node src/tools/run.mjs prettier --write .`. So every script of
 * `package.json` works on a fresh clone that has only Node.
 */
import { spawn } from 'node:child_process';
import { ensureNode } from './node.mjs';
import { buildArguments, programOf } from './npm.mjs';
import { ensurePackages, wrongFolder } from './setup.mjs';

const wrong = wrongFolder(process.cwd());
if (wrong) {
  console.error(wrong);
  process.exit(1);
}
const node = ensureNode();
ensurePackages();

const [, , tool = '', ...rest] = process.argv;
const program = tool.endsWith('.ts')
  ? ['--import', 'tsx', tool]
  : [...(tool === 'astro' ? buildArguments : []), programOf(tool)];
const child = spawn(node, [...program, ...rest], {
  stdio: 'inherit',
  // For builds: by default, each thread of the C library keeps freed memory for itself. Pictures and compression left
  // 130 MB more in use with 433 pages (915 MB at most with this, 1,048 without).
  env: {
    MALLOC_ARENA_MAX: '2',
    // Node keeps compiled code here: half a second of each build but the first. A build deletes what is a month old.
    ...(tool === 'astro' && { NODE_COMPILE_CACHE: 'node_modules/.astro/made/compiled' }),
    ...process.env,
  },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
