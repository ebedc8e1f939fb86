/**
 * Installs missing packages, then runs one of this folder's TypeScript tools: `node src/dev/run.mjs start`. So every
 * command of the README works on a fresh clone that has only Node.
 */
import { spawn } from 'node:child_process';
import './setup.mjs';

const [, , tool, ...rest] = process.argv;
const child = spawn(process.execPath, ['--import', 'tsx', `src/dev/${tool}.ts`, ...rest], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
