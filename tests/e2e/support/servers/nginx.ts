import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { debianFile } from './debian-packages';
import { freePort } from '../../../../src/tools/preview/free-port';
import { startServer, type ServerKind } from './server';

const packages = ['nginx', 'libnginx-mod-http-brotli-static'];

/** nginx with the directives that the build wrote, inside the `server` block of the recipe in src/edge/README.md. */
export const nginx: ServerKind = {
  name: 'nginx',
  saysNoTransform: true,
  start: async (dist) => {
    const program = debianFile('/usr/sbin/nginx', packages);
    const brotli = debianFile('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so', packages);
    const port = await freePort();
    const home = mkdtempSync(path.join(tmpdir(), 'nginx-'));
    const config = path.join(home, 'nginx.conf');
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${home}/${name};`,
    );
    writeFileSync(
      config,
      `load_module ${brotli};
      daemon off;
      pid ${home}/nginx.pid;
      error_log stderr;
      events {}
      http {
        access_log off;
        ${places.join('\n')}
        server {
          listen ${port};
          root ${path.resolve(dist)};
          include ${path.resolve(`${dist}-edge`, 'nginx/nginx.conf')};
        }
      }`,
    );
    // As root nginx gives up its rights, and a folder of a developer's own may be closed to it then.
    const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
    return startServer(`http://localhost:${port}`, [
      program,
      '-e',
      'stderr',
      '-c',
      config,
      '-p',
      home,
      ...user,
    ]);
  },
};
