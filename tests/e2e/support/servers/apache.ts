import { cpSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { debianFile, unpacked } from './debian-packages';
import { freePort } from '../../../../src/tools/preview/free-port';
import { startServer, type ServerKind } from './server';

/** The program, its libraries, its usual configuration, and the list of types that it reads. */
const packages = ['apache2-bin', 'libapr1', 'libaprutil1', 'apache2', 'media-types'];

/** What Debian switches on, and the two that the file needs besides. */
const modules =
  'mpm_event authz_core dir autoindex mime negotiation filter deflate alias env setenvif rewrite headers'.split(
    ' ',
  );

/**
 * Apache as Debian configures it, which lists folders, negotiates and compresses, with a copy of the site and the
 * `.htaccess` that the build wrote in it.
 */
export const apache: ServerKind = {
  name: 'Apache',
  saysNoTransform: true,
  start: async (dist) => {
    const program = debianFile('/usr/sbin/apache2', packages);
    const types = debianFile('/etc/mime.types', packages);
    const defaults = path.dirname(debianFile('/etc/apache2/mods-available/mime.conf', packages));
    const places = debianFile('/usr/lib/apache2/modules/mod_rewrite.so', packages);
    const port = await freePort();
    const home = mkdtempSync(path.join(tmpdir(), 'apache-'));
    const site = path.join(home, 'site');
    cpSync(dist, site, { recursive: true });
    cpSync(path.resolve(`${dist}-edge`, 'apache/.htaccess'), path.join(site, '.htaccess'));
    const config = path.join(home, 'apache.conf');
    const own = modules.map((name) => path.join(defaults, `${name}.conf`)).filter((file) => existsSync(file));
    writeFileSync(
      config,
      `ServerName localhost
      ServerRoot ${home}
      DefaultRuntimeDir ${home}
      Listen 127.0.0.1:${port}
      PidFile ${home}/apache.pid
      ErrorLog ${home}/error.log
      ${modules.map((name) => `LoadModule ${name}_module ${path.dirname(places)}/mod_${name}.so`).join('\n')}
      ${own.map((file) => `Include ${file}`).join('\n')}
      TypesConfig ${types}
      StartServers 1
      DocumentRoot ${site}
      <Directory ${site}>
        Options Indexes FollowSymLinks MultiViews
        AllowOverride All
        Require all granted
      </Directory>`,
    );
    return startServer(`http://localhost:${port}`, [program, '-D', 'FOREGROUND', '-f', config], {
      env: { LD_LIBRARY_PATH: unpacked('/usr/lib/x86_64-linux-gnu') },
    });
  },
};
