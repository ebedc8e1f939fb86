import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../../src/tools/preview/free-port';
import { npmFile } from './npm-program';
import { startServer, type ServerKind } from './server';

/** The vendor's emulator, 185 MB. */
const name = '@azure/static-web-apps-cli@2.0.10';

/** Azure Static Web Apps: a copy of the site with the file that the build wrote in it. */
export const azure: ServerKind = {
  name: 'the emulator of Azure Static Web Apps',
  asksForFiles: true,
  redirectsUnknown: true,
  cannot: {
    'other spelling':
      'the emulator leaves addresses as they are; the service corrects them, by its documentation',
    'lower case': 'the emulator drops the query',
    'not found in Spanish': 'it has one not-found page',
    'headers of errors': 'the emulator leaves them out',
    'missing is not kept': 'the emulator leaves headers of errors out',
    'not sent again': 'the emulator answers no 304',
    compressed: 'the emulator does not compress',
    'compression of the build': 'the service compresses by itself',
  },
  start: async (dist) => {
    const program = npmFile(name, 'dist/cli/bin.js');
    const port = await freePort();
    const home = mkdtempSync(path.join(tmpdir(), 'azure-'));
    cpSync(dist, home, { recursive: true });
    cpSync(path.resolve(`${dist}-edge`, 'azure'), home, { recursive: true });
    const parameters = [program, 'start', home, '--port', String(port), '--host', 'localhost'];
    return startServer(`http://localhost:${port}`, [process.execPath, ...parameters], {
      // It reads the file in the folder where it runs.
      cwd: home,
      env: { HOME: home },
    });
  },
};
