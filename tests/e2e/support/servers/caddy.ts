import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { debianFile } from './debian-packages';
import { freePort } from '../../../../src/tools/preview/free-port';
import { startServer, type ServerKind } from './server';

/** Caddy with the Caddyfile that the build wrote. */
export const caddy: ServerKind = {
  name: 'Caddy',
  saysNoTransform: true,
  start: async (dist) => {
    const program = debianFile('/usr/bin/caddy', ['caddy']);
    const url = `http://localhost:${await freePort()}`;
    const home = mkdtempSync(path.join(tmpdir(), 'caddy-'));
    const config = path.join(home, 'Caddyfile');
    // Its control port is the same for every Caddy on a machine.
    writeFileSync(config, `{\n\tadmin off\n}\nimport ${path.resolve(`${dist}-edge`, 'caddy/Caddyfile')}\n`);
    return startServer(url, [program, 'run', '--adapter', 'caddyfile', '--config', config], {
      env: {
        SITE_ADDRESS: url,
        SITE_ROOT: path.resolve(dist),
        HOME: home,
        XDG_DATA_HOME: home,
        XDG_CONFIG_HOME: home,
      },
    });
  },
};
