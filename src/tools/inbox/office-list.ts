import { existsSync, readFileSync } from 'node:fs';
import type { InboxLead, InboxPhoto } from './lead-store';

interface Workflow {
  nodes: { name: string; parameters: { jsCode?: string } }[];
}

type Item = { json: Record<string, unknown> };

/** Runs the code of one step of a workflow of `content/recipes/`, given what the steps that it names have made. */
function run(
  recipe: string,
  name: string,
  input: readonly object[],
  earlier: Record<string, readonly object[]>,
): Item {
  const { nodes } = JSON.parse(readFileSync(`content/recipes/${recipe}.n8n.json`, 'utf8')) as Workflow;
  const code = nodes.find((node) => node.name === name)?.parameters.jsCode;
  if (code === undefined)
    throw new Error(`content/recipes/${recipe}.n8n.json has no step "${name}" with code`);
  const items = (json: readonly object[]) => {
    const all = json.map((one) => ({ json: one }));
    return { all: () => all, first: () => all[0] };
  };
  const step = new Function('$', '$input', code) as (...values: unknown[]) => Item[];
  return step((other: string) => items(earlier[other] ?? []), items(input))[0] ?? { json: {} };
}

const HOURS = 'dist/office-hours.json';

/**
 * The list as the office will see it, made by the workflows' own steps from the requests that have arrived here. Its
 * buttons work in n8n only. The opening hours are those of the last build.
 * @param nonce for its style, as in the response's content security policy
 */
export function officeList(
  leads: readonly InboxLead[],
  photos: readonly InboxPhoto[],
  { find, inbox, nonce }: { find: string; inbox: string; nonce: string },
): string {
  const settings = [{ site: '', list: '' }];
  const rows = new Map<unknown, object>();
  for (const { fields, receivedAt, origin } of leads) {
    const { key, cells } = run('requests', 'Read the request', [], {
      'A request arrives': [{ headers: origin ? { origin } : {}, body: fields }],
      Settings: settings,
    }).json;
    // A request that comes again stays one row.
    if (!rows.has(key)) rows.set(key, { id: rows.size + 1, key, ...(cells as object), arrived: receivedAt });
  }
  const hours = existsSync(HOURS) ? (JSON.parse(readFileSync(HOURS, 'utf8')) as object) : {};
  const once = new Map(photos.map((photo) => [`${photo.timestamp} ${photo.phone} ${photo.digest}`, photo]));
  const pictures = [...once.values()].map(({ id, timestamp, phone }) => ({
    // As in the step "Read the pictures" of the workflow that takes them.
    key: `${timestamp} ${phone.replace(/\D/g, '').slice(-10)}`,
    link: `${inbox}/photos/${id}.jpg`,
  }));
  const counted = run('office', 'Count', [...rows.values()], {
    'Opening hours': [hours],
    Pictures: pictures,
  });
  const { html } = run('office', 'Draw the list', [], {
    Count: [counted.json],
    Settings: settings,
    'The office opens the list': [{ query: { find } }],
  }).json;
  return String(html).replace('<style>', `<style nonce="${nonce}">`);
}
