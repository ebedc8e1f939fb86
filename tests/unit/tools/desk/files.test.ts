import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesOnDisk } from '@/content/load/files';
import { changesSince, recordIn } from '@/content/load/translated';
import { DeskFiles } from '@/tools/desk/files';
import { isRecord } from '@/content/load/schema-fields';
import { visitValues } from '../../content/visit-values';
import { fromMarkdown, textOf, toMarkdown } from '@/tools/desk/format';
import { patched } from '@/tools/desk/patch';

let root: string;
let files: DeskFiles;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'desk-'));
  cpSync('tests/sample/content', path.join(root, 'content'), { recursive: true });
  files = new DeskFiles(root);
});
afterAll(() => rmSync(root, { recursive: true }));

const site = 'content/site.json';
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
const versionOf = (file: string) => files.listing().versions[file];

describe('The files of the desk', () => {
  it('are those of content, without second versions and what cannot be read', () => {
    write('content/landing/second.md', '---\nvariantOf: plumbing\n---\n');
    write('content/landing/broken.md', '---\nhead: [\n---\n');
    const names = Object.keys(files.listing().texts);
    expect(names).toContain(site);
    expect(names).toContain('content/cities/garland.md');
    expect(names.filter((name) => /second|broken|examples|schemas/.test(name))).toEqual([]);
    rmSync(path.join(root, 'content/landing/second.md'));
    rmSync(path.join(root, 'content/landing/broken.md'));
  });

  it('are saved as the editor wrote them', () => {
    const text = read(site).replace('"$$"', '"$$$"');
    files.save(site, Buffer.from(text), versionOf(site));
    expect(read(site)).toBe(text);
  });

  it('are changed in one line by a text that is changed, whatever order the editor writes the fields in', () => {
    const texts = Object.entries(new DeskFiles(process.cwd()).listing().texts);
    expect(texts.length).toBeGreaterThan(100);
    const turned = (data: object) => Object.fromEntries(Object.entries(data).reverse());
    for (const [name, text] of texts) {
      const { body, ...fields } = name.endsWith('.md') ? fromMarkdown(text) : {};
      const data = name.endsWith('.md') ? fields : (JSON.parse(text) as unknown);
      let last: { in: Record<string, unknown>; key: string } | undefined;
      visitValues(data, (_, group) => {
        if (isRecord(group))
          for (const [key, value] of Object.entries(group))
            if (typeof value === 'string') last = { in: group, key };
      });
      if (last) last.in[last.key] = `${String(last.in[last.key])} New: "so".`;
      const written = Array.isArray(data) ? data.map(turned) : turned(data as object);
      const lines = patched(name, text, textOf(name, written, body as string | undefined)).split('\n');
      const before = text.split('\n');
      expect(lines.length, name).toBe(before.length);
      expect(lines.filter((line, index) => line !== before[index]).length, name).toBe(last ? 1 : 0);
    }
  });

  it('keep comments, quotes and blank lines beside a text that was changed', () => {
    const text =
      "---\n# The owner's words.\ntitle: 'Drains'\nkeywords: [drain, 'sewer']\n\nday: '2027-01-01'\n---\n\nText.\n";
    const after = toMarkdown({
      day: '2027-02-01',
      keywords: ['drain', 'sewer'],
      title: 'Sewers',
      body: 'Text.',
    });
    expect(patched('content/legal/a.md', text, after)).toBe(
      text.replace('Drains', 'Sewers').replace('2027-01', '2027-02'),
    );
    const list = '{ "payments": ["cash", "check"],\n  "name": "A" }\n';
    expect(patched('content/a.json', list, '{"name":"B","payments":["cash","check"]}')).toBe(
      list.replace('"A"', '"B"'),
    );
  });

  it('are not saved over what was changed elsewhere, nor a new page over another', async () => {
    const opened = versionOf(site);
    write(site, `${read(site)} `);
    expect(() => files.save(site, Buffer.from('{}'), opened)).toThrow(/changed elsewhere/);
    expect(() => files.mayWrite(site, opened)).toThrow(/changed elsewhere/);
    expect(() => files.mayWrite('content/cities/garland.md')).toThrow(/another name/);
  });

  const noName = /cannot save it under this name/;
  it.each([
    ...['code.json', 'content/../code.json', 'content/drawings/colors.json', 'content/a/b.json'].map(
      (file) => [file, Buffer.from('{}'), noName] as const,
    ),
    // A link to what is outside.
    ['content/faqs/away.json', Buffer.from('{}'), /is not in the folder content/],
    ['content/images/work/a.svg', Buffer.from(''), /is not a picture/],
    ['content/images/work/a.webp', Buffer.alloc(12_000_001), /12 MB/],
  ] as const)('are nothing else: %s', (file, bytes, says) => {
    const link = path.join(root, 'content/faqs/away.json');
    symlinkSync(path.join(tmpdir(), 'not-there.json'), link);
    expect(() => files.save(file, bytes)).toThrow(says);
    rmSync(link);
    if (says === noName) expect(() => files.remove(file)).toThrow(/is not a content file/);
  });
});

it('A translation is recorded as one of what its original says now', () => {
  const file = 'content/es/cities/garland.md';
  expect(() => files.confirm(file)).toThrow(/is not a translation/);
  cpSync(path.join(root, 'content/cities'), path.join(root, 'content/es/cities'), { recursive: true });
  files.confirm(file);
  const confirmed = () => recordIn(filesOnDisk(root), 'content/cities/garland.md', 'es');
  expect(changesSince(confirmed() ?? {}, { county: 'Dallas County' })).toEqual([]);
  files.remove(file);
  expect(confirmed()).toBeUndefined();
});

describe('A Markdown file', () => {
  const text = [
    '---',
    'title: What it costs',
    "updated: '2026-11-22'",
    'sections:',
    '  - type: hero',
    "    title: 'Yes: no'",
    '',
    '  - type: faq',
    '    items: []',
    '---',
    '',
    '## A heading',
    '',
  ].join('\n');

  it('is written as it was read: days in quotes, a blank line between sections, the text below', () => {
    expect(toMarkdown(fromMarkdown(text))).toBe(text);
    expect(fromMarkdown(text)).toMatchObject({ updated: '2026-11-22', body: '## A heading' });
  });
});
