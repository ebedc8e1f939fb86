import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentDates } from '@/build/content-dates';

let root = '';

const git = (...command: string[]) =>
  execFileSync('git', command, {
    cwd: root,
    env: {
      ...process.env,
      GIT_AUTHOR_NAME: 'Editor',
      GIT_AUTHOR_EMAIL: 'editor@example.com',
      GIT_COMMITTER_NAME: 'Editor',
      GIT_COMMITTER_EMAIL: 'editor@example.com',
    },
  });
const write = (file: string, text: string) => writeFileSync(join(root, 'content', file), text);
const commit = (date: string) => {
  git('add', '-A');
  process.env.GIT_COMMITTER_DATE = date;
  git('commit', '--quiet', '--no-gpg-sign', '-m', 'Edit');
  delete process.env.GIT_COMMITTER_DATE;
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-dates-'));
  for (const folder of ['pages', 'services', 'cities', 'landing', 'legal'])
    mkdirSync(join(root, 'content', folder), { recursive: true });
  write('site.json', '{}');
  write('pages/home.md', '---\nname: Home\n---');
  write('cities/plano.md', '---\nname: Plano\n---');
  write('cities/notes.txt', 'No page');
  write('services/drain.md', '---\nname: Drains\n---');
  write('legal/terms.md', '---\nname: Terms\n---');
  write('landing/plumbing-help.md', "---\nname: 'A path: of its own'\npath:  /Plumbing/Help\n---");
});

afterEach(() => rmSync(root, { recursive: true }));

describe('the dates of pages', () => {
  it('are those of the last commit that changed the file of each', () => {
    git('init', '--quiet');
    commit('2026-01-02T03:04:05-06:00');
    write('cities/plano.md', '---\nname: Plano, anew\n---');
    commit('2026-02-03T04:05:06-06:00');
    expect(Object.fromEntries(contentDates(root))).toEqual({
      '/': '2026-01-02T03:04:05-06:00',
      '/service-area/plano': '2026-02-03T04:05:06-06:00',
      '/Plumbing/Help': '2026-01-02T03:04:05-06:00',
      '/services/drain': '2026-01-02T03:04:05-06:00',
      '/terms': '2026-01-02T03:04:05-06:00',
    });
  });

  it('are not given where only the last commit was cloned', () => {
    git('init', '--quiet');
    commit('2026-01-02T03:04:05-06:00');
    write('cities/plano.md', '---\nname: Plano, anew\n---');
    commit('2026-02-03T04:05:06-06:00');
    const whole = root;
    root = mkdtempSync(join(tmpdir(), 'content-dates-'));
    git('clone', '--quiet', '--depth', '1', `file://${whole}`, '.');
    expect(contentDates(root).size).toBe(0);
    expect(contentDates(whole).size).toBe(5);
    rmSync(whole, { recursive: true });
  });

  it('are not given where there is no git', () => {
    expect(contentDates(root).size).toBe(0);
  });
});
