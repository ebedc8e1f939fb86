import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mainPages } from '@/content-model/paths';

describe('The pages that have a route of their own', () => {
  it('are the ones that the content check knows', () => {
    const routes = readdirSync('src/pages', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.astro'))
      .flatMap((file) => {
        const id = /<MainPage page=\{await getPage\('([^']+)'/.exec(
          readFileSync(join('src/pages', file), 'utf8'),
        )?.[1];
        return id === undefined ? [] : [id];
      });
    expect([...mainPages].sort()).toEqual(routes.sort());
  });
});
