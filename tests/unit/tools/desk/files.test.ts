import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkContent } from '@/content/check/check';
import { business } from '@/content/check/rules/business';
import { duplicates } from '@/content/check/rules/duplicates';
import { links, pageParts } from '@/content/check/rules/links';
import { namedThings } from '@/content/check/rules/names';
import { kinds } from '@/content/collections';
import { filesOnDisk } from '@/content/load/files';
import { inWords } from '@/content/load/mistake';
import {
  applyTranslation,
  recordOf,
  textsOnly,
  translatableIn,
  translationOf,
} from '@/content/load/translation';
import { folderOnDisk } from '@/tools/desk/disk';
import { DeskFiles, fileOf } from '@/tools/desk/files';
import { contentWith, sampleFiles } from '../../content/check/memory';

let root: string;
let files: DeskFiles;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'desk-'));
  cpSync('tests/sample/content', path.join(root, 'content'), { recursive: true });
  files = new DeskFiles(folderOnDisk(root));
});
afterEach(() => rmSync(root, { recursive: true }));

const text = (file: string) => readFileSync(path.join(root, file), 'utf8');
type Form = Record<string, unknown>;
const form = (name: string) => structuredClone(files.forms()[name]) as Form;

describe('saving at the desk', () => {
  it('leaves every file of the real content as it is when nothing was changed', async () => {
    cpSync('content', path.join(root, 'content'), { recursive: true });
    for (const [name, opened] of Object.entries(files.forms())) {
      const before = text(fileOf(name));
      expect(await files.save(name, structuredClone(opened)), name).toMatchObject({ changed: false });
      expect(text(fileOf(name)), name).toBe(before);
    }
  });

  it('changes one line of a Markdown file for one text, and keeps a comment and the quotes', async () => {
    const file = 'content/landing/slab-leak.md';
    const [name] = Object.keys(files.forms()).filter((key) => key.startsWith('content/landing/'));
    if (!name) throw new Error('The sample has no landing page.');
    const at = fileOf(name ?? file);
    writeFileSync(path.join(root, at), text(at).replace('---\n', '---\n# asked for by the owner\n'));
    const before = text(at).split('\n');
    const opened = form(name) as { head: Form };
    opened.head.title = 'Another title: with a colon';
    expect((await files.save(name, opened)).changed).toBe(true);
    const after = text(at).split('\n');
    expect(after).toHaveLength(before.length);
    expect(after.filter((line, index) => line !== before[index])).toEqual([
      "  title: 'Another title: with a colon'",
    ]);
  });

  it('keeps a field that the schema does not know', async () => {
    const site = JSON.parse(text('content/site.json')) as Form;
    writeFileSync(path.join(root, 'content/site.json'), JSON.stringify({ ...site, fax: 'none' }));
    await files.save('content/site.json', { ...form('content/site.json'), phone: '(214) 555-0199' });
    expect(JSON.parse(text('content/site.json'))).toEqual({ ...site, fax: 'none', phone: '(214) 555-0199' });
  });

  it('keeps names with dots, and null for an address that is not there yet', async () => {
    const before = JSON.parse(text('content/site.json')) as Form;
    await files.save('content/site.json', { ...form('content/site.json'), tagline: 'Pipes and drains' });
    expect(JSON.parse(text('content/site.json'))).toEqual({ ...before, tagline: 'Pipes and drains' });
  });

  it('leaves out fields that nobody filled in, and says which section changed', async () => {
    const name = Object.keys(files.forms()).find((key) => key.startsWith('content/landing/')) ?? '';
    const opened = form(name) as Form & { sections: Form[] };
    const empty = { id: '', tone: 'auto', title: '', menuLabel: null, intro: '' };
    opened.sections.push({ type: 'call-bar', text: 'Call now', ...empty });
    expect((await files.save(name, opened)).section).toMatchObject({ type: 'call-bar' });
    const { sections } = form(name) as typeof opened;
    expect(sections.at(-1)).toEqual({ type: 'call-bar', text: 'Call now' });
  });

  it.each([
    ['content/popular-services.json', './images/work/our-van.webp'],
    ['content/pages/home.json', '../images/work/our-van.webp'],
  ])('writes into %s the way to a picture from there', async (name, wanted) => {
    const opened = form(name);
    const place = ((opened.entries ?? opened.sections) as Form[])[0] ?? {};
    delete place.drawing;
    Object.assign(place, { photo: '/images/work/our-van.webp', alt: 'Our van' });
    await files.save(name, opened);
    expect(text(fileOf(name))).toContain(wanted);
    expect(form(name)).toEqual(opened);
    expect(await files.save(name, opened)).toMatchObject({ changed: false });
  });

  it('keeps an answer no apart from no answer', async () => {
    const name = 'content/site.json';
    const saved = async (texts: string) => {
      await files.save(name, { ...form(name), texts });
      return (JSON.parse(text(name)) as Form).texts;
    };
    expect(await saved('no')).toBe(false);
    expect(await saved('yes')).toBe(true);
    expect(await saved('')).toBeUndefined();
  });

  it('takes a holiday that is before those above it', async () => {
    const name = 'content/site.json';
    const opened = form(name) as Form & { holidays: Form[] };
    const holidays = [...opened.holidays, { date: '2020-01-02', name: 'The day after' }];
    await files.save(name, { ...opened, holidays });
    expect((JSON.parse(text(name)) as typeof opened).holidays).toEqual(holidays);
    expect((await checkContent(filesOnDisk(root), [duplicates, business])).mistakes).toEqual([]);
  });

  it('keeps sections complete when their order changes', async () => {
    const name = Object.keys(files.forms()).find((key) => key.startsWith('content/landing/')) ?? '';
    const opened = form(name) as Form & { sections: Form[] };
    const lines = text(fileOf(name)).split('\n').filter(Boolean).sort();
    opened.sections.reverse();
    await files.save(name, opened);
    expect(text(fileOf(name)).split('\n').filter(Boolean).sort()).toEqual(lines);
    expect((form(name) as typeof opened).sections).toEqual(opened.sections);
  });
});

describe('two people who edit the same file', () => {
  it('does not lose what was written elsewhere while the form was open', async () => {
    const name = 'content/site.json';
    const opened = form(name);
    const version = (await files.versions([name]))[name];
    const elsewhere = text(name).replace(/"tagline": ".*"/, '"tagline": "Written elsewhere"');
    writeFileSync(path.join(root, name), elsewhere);
    const mine = { ...opened, phone: '(214) 555-0199' };
    await expect(files.save(name, mine, version)).rejects.toThrow(/changed elsewhere/);
    expect(text(name)).toBe(elsewhere);
  });

  it('takes one save after the other from the same form', async () => {
    const name = 'content/site.json';
    const opened = form(name);
    const first = await files.save(
      name,
      { ...opened, phone: '(214) 555-0199' },
      (await files.versions([name]))[name],
    );
    const second = await files.save(name, { ...opened, phone: '(214) 555-0198' }, first.version);
    expect(second.changed).toBe(true);
    expect(JSON.parse(text(name))).toMatchObject({ phone: '(214) 555-0198' });
  });
});

describe('the desk writes only in the content', () => {
  it.each([
    'package.json',
    'content/../package.json',
    '/etc/passwd',
    'content/README.md',
    'content/schemas/site.schema.json',
    'content/drawings/skyline.json',
    'content/landing/../../x.json',
  ])('refuses %s', async (name) => {
    await expect(files.save(name, { name: 'x' })).rejects.toThrow(/cannot save it under this name/);
    await expect(files.remove(name)).rejects.toThrow(/cannot save it under this name/);
  });

  it('refuses a folder that is a link to another place', async () => {
    rmSync(path.join(root, 'content/cities'), { recursive: true });
    symlinkSync(tmpdir(), path.join(root, 'content/cities'));
    await expect(files.save('content/cities/x.json', { name: 'x' })).rejects.toThrow(
      /not in the folder content/,
    );
  });

  it('refuses a link to a file that does not exist yet', async () => {
    const outside = path.join(root, 'outside.md');
    symlinkSync(outside, path.join(root, 'content/cities/x.md'));
    await expect(files.save('content/cities/x.json', { name: 'x' })).rejects.toThrow(
      /not in the folder content/,
    );
    expect(existsSync(outside)).toBe(false);
  });

  it.each(['content/images/work/page.html', 'content/images/work/../../x.png', 'public/x.png'])(
    'takes no picture as %s',
    (name) => {
      expect(() => files.savePicture(name, Buffer.from('x'))).toThrow(/not a picture/);
    },
  );
});

describe('deleting at the desk', () => {
  /** Mistakes of names and links in the content that is left. */
  const wrong = async () => {
    const names = filesOnDisk(root).names();
    const changes = new Map<string, string | null>(sampleFiles.map((file) => [file, null]));
    for (const file of names.filter((name) => !name.startsWith('content/es/'))) changes.set(file, text(file));
    const { mistakes } = await checkContent(contentWith(changes), [namedThings, links, pageParts]);
    return mistakes.map(inWords);
  };

  it('takes reviews out of every section that showed them', async () => {
    const name = 'content/testimonials.json';
    const opened = form(name) as { entries: Form[] };
    const { others = 0 } = await files.save(name, { entries: opened.entries.slice(-2) }, undefined, true);
    expect(others).toBeGreaterThan(5);
    expect(await wrong()).toEqual([]);
  });

  it('takes a city out of lists and menus, also out of their translation, which stays up to date', async () => {
    const file = 'content/navigation.json';
    const [es, record] = [translationOf(file, 'es'), recordOf(file, 'es')];
    const data = () => JSON.parse(text(file)) as unknown;
    for (const [name, value] of [
      [es, textsOnly(kinds.navigation, data())],
      [record, translatableIn(kinds.navigation, data())],
    ] as const) {
      mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
      writeFileSync(path.join(root, name), JSON.stringify(value));
    }
    const before = text(file).match(/heath/g)?.length;
    expect(before).toBeGreaterThan(0);
    await files.remove('content/cities/heath.json', true);
    expect(await wrong()).toEqual([]);
    expect(text(file)).not.toContain('heath');
    const written = JSON.parse(text(es)) as unknown;
    expect(applyTranslation(kinds.navigation.schema, data(), written, file).mistakes).toEqual([]);
    expect(JSON.parse(text(record))).toEqual(translatableIn(kinds.navigation, data()));
  });

  it('takes a picture out of the pages that show it', async () => {
    const picture = 'slab-access.avif';
    const page = 'content/landing/sewer-line.md';
    expect(text(page)).toContain(picture);
    const { others } = await files.remove(`content/images/work/${picture}`, true);
    expect(others).toBe(1);
    expect(text(page)).not.toContain(picture);
    expect(await wrong()).toEqual([]);
  });
});
