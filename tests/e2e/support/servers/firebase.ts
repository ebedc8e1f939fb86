import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../../src/tools/preview/free-port';
import { npmFile } from './npm-program';
import { startServer, type ServerKind } from './server';

/** The vendor's own server for trying a site before it is uploaded, which its emulator uses. */
const name = 'superstatic@11.0.0';

/** Firebase Hosting, with the file that the build wrote beside `dist`. */
export const firebase: ServerKind = {
  name: 'superstatic of Firebase',
  ownTypes: true,
  cannot: {
    'not found in Spanish': 'it has one not-found page',
    'nothing hidden': 'what the file ignores is left out when the site is uploaded; superstatic sends it',
    'missing is not kept': 'a rule cannot tell a 404 from a file',
    'not sent again': 'superstatic answers no 304; the service does',
    'compression of the build': 'the service compresses by itself, superstatic as gzip only',
  },
  start: async (dist) => {
    const program = npmFile(name, 'lib/bin/server.js');
    const port = await freePort();
    const home = mkdtempSync(path.join(tmpdir(), 'firebase-'));
    cpSync(dist, path.join(home, 'dist'), { recursive: true });
    cpSync(path.resolve(`${dist}-edge`, 'firebase/firebase.json'), path.join(home, 'firebase.json'));
    const parameters = [program, '--port', String(port), '--config', 'firebase.json', '--compression'];
    return startServer(`http://localhost:${port}`, [process.execPath, ...parameters], { cwd: home });
  },
};
