import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

interface Workflow {
  nodes: {
    name: string;
    type: string;
    parameters: { jsCode?: string; authentication?: string; path?: string };
  }[];
  connections: Record<string, { main: { node: string }[][] }>;
}

const workflow = JSON.parse(readFileSync('content/recipes/booked-jobs.n8n.json', 'utf8')) as Workflow;

/** What the workflow remembers between two runs. */
let memory: Record<string, unknown> = {};

/** Runs the code of one step as the automation service does. */
function run(name: string, ...items: object[]): { json: Record<string, unknown> }[] {
  const code = workflow.nodes.find((node) => node.name === name)?.parameters.jsCode ?? '';
  const step = new Function('$input', '$getWorkflowStaticData', code) as (
    input: object,
    store: () => object,
  ) => { json: Record<string, unknown> }[];
  return step({ all: () => items.map((json) => ({ json })) }, () => memory);
}

const at = '2026-11-18T09:00:00.000Z';
const lead = (phone: string, ids: object) => ({
  body: { phone, attribution: { first: {}, last: { at, path: '/slab-leak', ...ids } } },
});
const file = () => String(run('Write the file')[0]?.json.csv).trim().split('\n');

beforeEach(() => {
  memory = {};
  vi.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z') });
});

afterEach(() => void vi.useRealTimers());

describe('The workflow that tells the ad platform of booked jobs', () => {
  it('makes one row of a request from an ad and the job that came of it, without name and phone', () => {
    run('Keep its click', lead('(214) 555-0142', { gclid: 'Cj0K' }));
    const job = { body: { phone: '+1 214 555 0142', value: 480, at: '2026-11-20T14:30:00Z' } };
    expect(run('Find its click', job)[0]?.json).toEqual({ booked: true });
    run('Find its click', job);
    expect(file()).toEqual([
      'Google Click ID,GBRAID,WBRAID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency',
      'Cj0K,,,Booked job,2026-11-20 14:30:00+00:00,480,USD',
    ]);
    expect(file().join()).not.toContain('0142');
  });

  it('takes a request that arrives as one string, and names one click id a row', () => {
    run('Keep its click', { body: JSON.stringify(lead('2145550142', { gbraid: 'g', wbraid: 'w' }).body) });
    run('Find its click', { body: { phone: '2145550142', value: 100 } });
    expect(file()[1]).toBe(',g,,Booked job,2026-11-20 15:00:00+00:00,100,USD');
  });

  it('makes no row of a job without a click, of a wrong value, and of another platform’s click', () => {
    run('Keep its click', lead('2145550142', { msclkid: 'm' }), { body: { phone: '2145550143' } });
    const answers = run(
      'Find its click',
      { body: { phone: '2145550143', value: 5 } },
      { body: { phone: '2145550142', value: 'much' } },
      { body: { phone: '2145550142', value: 5 } },
    );
    expect(answers.map(({ json }) => json.booked)).toEqual([false, false, true]);
    expect(file()).toHaveLength(1);
  });

  it('forgets clicks and jobs after 90 days', () => {
    run('Keep its click', lead('2145550142', { gclid: 'a' }));
    run('Find its click', { body: { phone: '2145550142', value: 5 } });
    vi.advanceTimersByTime(91 * 24 * 3600_000);
    run('Keep its click', lead('2145550143', {}));
    expect(memory.leads).toEqual({});
    expect(file()).toHaveLength(1);
  });

  it('lets no text become a formula in a sheet', () => {
    run('Keep its click', lead('2145550142', { gclid: '=HYPERLINK("x"),1' }));
    run('Find its click', { body: { phone: '2145550142', value: 5 } });
    expect(file()[1]).toMatch(/^HYPERLINK\(x\)1,,,/);
  });

  it('asks for a password wherever it takes jobs or gives them out, and joins its steps', () => {
    const hooks = workflow.nodes.filter(({ type }) => type.endsWith('.webhook'));
    expect(hooks.map(({ parameters }) => [parameters.path, parameters.authentication])).toEqual([
      ['ad-clicks', undefined],
      ['booked-job', 'headerAuth'],
      ['booked-jobs', 'basicAuth'],
    ]);
    const names = workflow.nodes.map(({ name }) => name);
    for (const [from, { main }] of Object.entries(workflow.connections)) {
      expect(names).toContain(from);
      for (const { node } of main.flat()) expect(names).toContain(node);
    }
  });
});
