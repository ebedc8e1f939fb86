import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { city, type City } from '@/content-model/schemas/page';

const folder = path.resolve(import.meta.dirname, '../../../content/cities');

/** A city file as the build sees it: its slug and its checked front matter. */
export type CityFile = City & { slug: string };

/** Every file in `content/cities`, checked by the schema that the build uses. */
export function readCityFiles(): CityFile[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort()
    .map((file) => {
      const front = /^---\n([\s\S]*?)\n---/.exec(readFileSync(path.join(folder, file), 'utf8'))?.[1];
      return { slug: file.replace(/\.md$/, ''), ...city.parse(parse(front ?? '')) };
    });
}
