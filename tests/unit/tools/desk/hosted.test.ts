import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GitHub } from '@/tools/desk/hosted/github';
import { GitLab } from '@/tools/desk/hosted/gitlab';
import { hostedRoutes, type HostState } from '@/tools/desk/hosted/routes';
import type { Store } from '@/tools/desk/hosted/store';
import { WorkingCopy } from '@/tools/desk/hosted/working-copy';
import type { DeskState } from '@/tools/desk/state';
import { github } from '../../../hosts/github';
import { gitlab } from '../../../hosts/gitlab';
import { standInFor, type StandIn } from '../../../hosts/stand-in';

/** What a browser keeps, also when the desk is closed. */
function browser(): Store {
  const kept = new Map<string, unknown>();
  return {
    all: () => Promise.resolve([...kept]),
    set: (key, value) => Promise.resolve(void kept.set(key, structuredClone(value))),
    delete: (keys) => Promise.resolve(keys.forEach((key) => kept.delete(key))),
  };
}

/** The same for both hosts. */
describe.each([
  ['GitHub', GitHub, github],
  ['GitLab', GitLab, gitlab],
] as const)('at %s', (_, Host, endpoints) => {
  let host: StandIn;
  beforeAll(async () => {
    // The small site of the tests, with the pictures and files of the real one.
    host = await standInFor(endpoints, {
      content: 'tests/sample/content',
      'content/images': 'content/images',
      public: 'public',
    });
  });
  beforeEach(() => host.reset());
  afterAll(() => host.close());

  const hostFor = (token: string, changed = {}) => {
    const { api, repository, branch } = host;
    return new Host({ api, repository, branch, ...changed }, token);
  };

  /** Opens the desk in a browser. */
  async function open(token = 'token-of-ann', store = browser()) {
    const repository = hostFor(token);
    const copy = await WorkingCopy.open(repository, store);
    const routes = hostedRoutes(repository, copy);
    const ask = async <T>(request: string, query = '', body?: unknown): Promise<T> => {
      const bytes = new TextEncoder().encode(JSON.stringify(body));
      const answer = await routes[request]?.(new URLSearchParams(query), () => Promise.resolve(bytes));
      return JSON.parse(String(answer?.body)) as T;
    };
    type Form = Record<string, unknown>;
    return {
      state: () => ask<DeskState>('GET /state.json'),
      host: () => ask<HostState>('GET /host.json'),
      /** With the button: checks the content first. */
      press: async () => (await ask<{ done: string }>('POST /publish')).done,
      /** What comes after the check, which takes most of the time. */
      publish: () => copy.publish(['The phone number']),
      send: async () => (await ask<{ done: string }>('POST /propose')).done,
      propose: () => copy.propose(['The phone number']),
      undo: async () => (await ask<{ done: string }>('POST /undo')).done,
      /** Changes fields of a form as the editor would. */
      save: async (name: string, fields: Form) => {
        const { forms } = await ask<{ forms: Record<string, Form> }>('GET /files.json');
        return ask('PUT /file', `name=${name}`, { ...forms[name], ...fields });
      },
    };
  }

  const site = 'content/site.json';
  const valueOf = (field: string) => (JSON.parse(host.text(site)) as Record<string, unknown>)[field];
  const by = (field: string, value: string) => (text: string) =>
    JSON.stringify({ ...(JSON.parse(text) as object), [field]: value }, null, 2);
  const newest = () => host.kept.head();

  describe('the desk of a hosted repository', () => {
    it('publishes with one commit that says what changed and touches nothing else', async () => {
      const before = newest();
      const desk = await open();
      await desk.save(site, { phone: '(214) 555-0199', tagline: 'Pipes and drains' });
      const { changes, mistakes } = await desk.state();
      expect(mistakes).toEqual([]);
      expect(changes).toHaveLength(2);
      expect(await desk.press()).toBe('2 changes are published.');
      expect(valueOf('phone')).toBe('(214) 555-0199');
      const { parents, name, message } = host.kept.commit('main');
      expect([parents, name]).toEqual([[before], 'Ann']);
      expect(host.kept.changed(before, 'main')).toEqual([site]);
      for (const words of changes) expect(message).toContain(words);
      expect((await desk.state()).changes).toEqual([]);
    });

    it('does not publish what the content check finds wrong', async () => {
      const desk = await open();
      await desk.save(site, { phone: '555 0100' });
      expect((await desk.state()).mistakes[0]?.words).toMatch(/is not a phone number/);
      await expect(desk.press()).rejects.toThrow(/still finds mistakes/);
      expect(host.asked.filter((request) => !request.startsWith('GET'))).toEqual([]);
    });

    it('takes the last publish back with a commit of its own', async () => {
      const desk = await open();
      const before = host.text(site);
      await desk.save(site, { phone: '(214) 555-0199' });
      await desk.publish();
      const { lastPublish } = await desk.state();
      expect(await desk.undo()).toBe(`Undone: ${lastPublish}.`);
      expect(host.text(site)).toBe(before);
      expect(host.kept.log('main')).toHaveLength(3);
      expect((await desk.state()).lastPublish).toBeUndefined();
      await expect(desk.undo()).rejects.toThrow(/nothing to undo/);
    });

    it('does not take back what somebody else has changed since', async () => {
      const desk = await open();
      await desk.save(site, { phone: '(214) 555-0199' });
      await desk.publish();
      host.publish(site, by('tagline', 'By Bob'));
      await expect(desk.undo()).rejects.toThrow(/Bob changed it/);
      await expect(desk.undo()).rejects.toThrow(/cannot be undone automatically/);
      expect(valueOf('tagline')).toBe('By Bob');
    });

    it('keeps changes in the browser until they are published, also when the desk is closed', async () => {
      const store = browser();
      await (await open('token-of-ann', store)).save(site, { phone: '(214) 555-0199' });
      const asked = host.asked.length;
      const again = await open('token-of-ann', store);
      expect((await again.state()).changes[0]).toContain('(214) 555-0199');
      // Texts that the browser has are not asked for again.
      expect(host.asked.slice(asked).filter((request) => request.includes('/blobs/'))).toEqual([]);
    });

    it('says what the host says about the last publish, with a link', async () => {
      host.statuses.push({ context: 'Deployed', state: 'success', target_url: 'https://new.example.com/' });
      const { checks } = await (await open()).host();
      expect(checks).toEqual([{ name: 'Deployed', state: 'passed', url: 'https://new.example.com/' }]);
    });
  });

  describe('sending for approval', () => {
    const proposedBranches = () => host.kept.branches('desk');

    it('makes a branch and a pull request with the same sentences, says where they wait, and leaves no changes', async () => {
      const before = newest();
      const desk = await open();
      await desk.save(site, { phone: '(214) 555-0199', tagline: 'Pipes and drains' });
      const { changes } = await desk.state();
      expect(await desk.send()).toBe('2 changes wait for approval.');
      expect(newest()).toBe(before);
      const [branch = ''] = proposedBranches();
      const { parents, name, message } = host.kept.commit(branch);
      expect([parents, name]).toEqual([[before], 'Ann']);
      expect(host.kept.text(site, branch)).toContain('(214) 555-0199');
      expect(host.kept.changed('main', branch)).toEqual([site]);
      const [pull] = host.pulls;
      expect(pull).toMatchObject({ head: branch, base: 'main' });
      expect(`${pull?.title}\n\n${pull?.body}`).toBe(message);
      for (const words of changes) expect(message).toContain(words);
      expect((await desk.state()).changes).toEqual([]);
      expect((await desk.host()).proposals).toEqual([
        { title: pull?.title, url: expect.stringMatching(/\/(pull|merge_requests)\/1$/) },
      ]);
    });

    it('can be undone once it is approved', async () => {
      const desk = await open();
      const before = host.text(site);
      await desk.save(site, { phone: '(214) 555-0199' });
      await desk.propose();
      host.publish('code.ts', () => 'export {};');
      const [branch = ''] = proposedBranches();
      host.merge(branch);
      expect((await desk.host()).proposals).toEqual([]);
      await expect(desk.undo()).rejects.toThrow(/It is here now/);
      expect(valueOf('phone')).toBe('(214) 555-0199');
      expect(await desk.undo()).toBe('Undone: The phone number.');
      expect(host.text(site)).toBe(before);
    });

    it('does not send what the content check finds wrong', async () => {
      const desk = await open();
      await desk.save(site, { phone: '555 0100' });
      await expect(desk.send()).rejects.toThrow(/still finds mistakes/);
      expect(proposedBranches()).toEqual([]);
    });

    it('first takes up what somebody else published meanwhile', async () => {
      const desk = await open();
      await desk.save(site, { phone: '(214) 555-0199' });
      host.publish(site, by('tagline', 'By Bob'));
      await expect(desk.propose()).rejects.toThrow(/Bob changed it.*then send them again/);
      expect(proposedBranches()).toEqual([]);
      await desk.propose();
      expect(host.kept.text(site, proposedBranches()[0])).toContain('By Bob');
    });

    it('keeps the changes and leaves no branch if the token may not open pull requests', async () => {
      host.people.set('token-of-ann', { name: 'Ann', mayWrite: true, mayPropose: false });
      const desk = await open();
      await desk.save(site, { phone: '(214) 555-0199' });
      await expect(desk.propose()).rejects.toThrow(/does not allow/);
      expect(proposedBranches()).toEqual([]);
      expect((await desk.state()).changes).toHaveLength(1);
    });

    it('is what the desk offers when the branch takes only pull requests', async () => {
      host.isProtected = true;
      const desk = await open();
      await desk.save(site, { phone: '(214) 555-0199' });
      await expect(desk.publish()).rejects.toThrow(/press "Send for approval" instead/);
      expect(await desk.propose()).toBe('One change waits for approval.');
    });
  });

  describe('two people at the same time', () => {
    it('brings different texts of one file together, and shows them before it publishes', async () => {
      const desk = await open();
      await desk.save(site, { phone: '(214) 555-0199' });
      host.publish(site, by('tagline', 'By Bob'));
      await expect(desk.publish()).rejects.toThrow(
        /Somebody else published meanwhile: Bob \(Bob changed it\)/,
      );
      expect(valueOf('phone')).not.toBe('(214) 555-0199');
      expect((await desk.state()).changes).toHaveLength(1);
      await desk.publish();
      expect([valueOf('phone'), valueOf('tagline')]).toEqual(['(214) 555-0199', 'By Bob']);
    });

    it('never overwrites the same text, and keeps what could not be published to be read', async () => {
      const desk = await open();
      await desk.save(site, { phone: '(214) 555-0199', tagline: 'By Ann' });
      host.publish(site, by('tagline', 'By Bob'));
      await expect(desk.publish()).rejects.toThrow(/nothing of it was overwritten/);
      expect((await desk.host()).setAside).toEqual([
        'The business, tagline: you wrote "By Ann", and somebody else published another text.',
      ]);
      await desk.publish();
      expect([valueOf('phone'), valueOf('tagline')]).toEqual(['(214) 555-0199', 'By Bob']);
    });

    it('does not overwrite what is published in the moment between looking and publishing', async () => {
      const desk = await open();
      await desk.save(site, { phone: '(214) 555-0199' });
      host.before = (request) => {
        if (!host.isPublish(request)) return;
        host.before = () => undefined;
        host.publish(site, by('phone', '(214) 555-0177'));
      };
      await expect(desk.publish()).rejects.toThrow(/Somebody else published meanwhile/);
      expect(valueOf('phone')).toBe('(214) 555-0177');
      expect((await desk.host()).setAside[0]).toContain('(214) 555-0199');
    });

    it('keeps what is published in that moment in another file', async () => {
      const desk = await open();
      await desk.save(site, { phone: '(214) 555-0199' });
      host.before = (request) => {
        if (!host.isPublish(request)) return;
        host.before = () => undefined;
        host.publish('content/claims.json', (text) => text.replace('60 minutes', '45 minutes'));
      };
      // GitHub refuses, because the branch has moved; GitLab looks only at the files of the commit.
      await desk.publish().catch(() => desk.publish());
      expect(valueOf('phone')).toBe('(214) 555-0199');
      expect(host.text('content/claims.json')).toContain('45 minutes');
    });

    it('goes on when only files of the code were changed meanwhile', async () => {
      const desk = await open();
      await desk.save(site, { phone: '(214) 555-0199' });
      host.publish('code.ts', () => 'export {};');
      expect(await desk.publish()).toBe('One change is published.');
    });
  });

  describe('what can go wrong is said plainly, and nothing is lost', () => {
    it.each([
      ['a token that is wrong', 'wrong', {}, /does not accept the token/],
      [
        'another name of the repository',
        'token-of-ann',
        { repository: 'office/sit' },
        /no (repository|project) office\/sit/,
      ],
      ['somebody who may only read', 'token-of-eve', {}, /may read office\/site but not change it/],
      ['no connection', 'token-of-ann', { api: 'http://127.0.0.1:9' }, /cannot be reached/],
    ])('at sign-in: %s', async (_, token, changed, message) => {
      host.people.set('token-of-eve', { name: 'Eve' });
      await expect(hostFor(token, changed).signIn()).rejects.toThrow(message);
    });

    it('says that the branch is missing', async () => {
      await expect(hostFor('token-of-ann', { branch: 'live' }).head()).rejects.toThrow(/has no branch live/);
    });

    it.each([
      [
        'the host is down',
        () => {
          host.before = () => {
            throw new Error('down');
          };
        },
        /has a problem/,
      ],
      ['the token expires', () => void host.people.clear(), /has expired/],
      [
        'the right to write is taken away',
        () => void host.people.set('token-of-ann', { name: 'Ann' }),
        /does not allow/,
      ],
    ])('keeps the changes when %s', async (_, happens, message) => {
      const store = browser();
      const desk = await open('token-of-ann', store);
      await desk.save(site, { phone: '(214) 555-0199' });
      happens();
      await expect(desk.publish()).rejects.toThrow(message);
      expect((await desk.state()).changes).toHaveLength(1);
      host.reset();
      await (await open('token-of-ann', store)).publish();
      expect(valueOf('phone')).toBe('(214) 555-0199');
    });

    it('knows a publish again whose answer was lost on the way', async () => {
      const store = browser();
      const desk = await open('token-of-ann', store);
      await desk.save(site, { phone: '(214) 555-0199' });
      // As after a commit that arrived and whose answer did not.
      host.publish(site, by('phone', '(214) 555-0199'), 'Ann');
      await expect(desk.publish()).rejects.toThrow(/Ann changed it/);
      expect((await desk.state()).changes).toEqual([]);
      expect((await desk.host()).setAside).toEqual([]);
    });
  });
});
