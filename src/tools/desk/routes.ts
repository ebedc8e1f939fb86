import { deskConfig } from './config';
import { DeskFiles } from './files';
import { DeskError, type Folder } from './folder';
import type { History } from './messages';
import { stateOf, tooHard } from './state';

/** An answer: a file extension that says its type, and its body. */
export interface Answer {
  type: string;
  body: string | Uint8Array;
}

/** Answers a request to the desk. */
export type Route = (query: URLSearchParams, body: () => Promise<Uint8Array>) => Answer | Promise<Answer>;

/** An answer with data. */
export const json = (value: unknown): Answer => ({ type: 'json', body: JSON.stringify(value) });

/**
 * What the desk's page and the editor ask for, by method and path below `/desk`: answered by the dev server from the
 * files on disk, or in the browser from a hosted repository.
 */
export function deskRoutes(folder: Folder, history: History): Record<string, Route> {
  const files = new DeskFiles(folder);
  const named = (query: URLSearchParams) => query.get('name') ?? '';
  return {
    'GET /config.json': () => json(deskConfig(files.serviceOptions())),
    'GET /files.json': async () => {
      const forms = files.forms();
      const versions = await files.versions(Object.keys(forms));
      return json({ forms, versions, pictures: files.pictures() });
    },
    'GET /picture': async (query) => {
      const file = named(query);
      return { type: file.split('.').pop() ?? '', body: await files.picture(file) };
    },
    'PUT /picture': async (query, body) => {
      await files.savePicture(named(query), await body());
      return json({});
    },
    'PUT /file': async (query, body) =>
      json(await files.save(named(query), formFrom(await body()), query.get('version') ?? undefined)),
    'DELETE /file': async (query) => json(await files.remove(named(query))),
    'DELETE /picture': async (query) => json(await files.remove(named(query))),
    'GET /state.json': async () => json(await stateOf(folder, history)),
    'POST /publish': async () => {
      const { mistakes, changes } = await stateOf(folder, history);
      if (mistakes.length > 0)
        throw new DeskError('The content check still finds mistakes. Correct them, then publish.', 409);
      const [hard] = tooHard(folder);
      if (hard) throw new DeskError(`${hard} Use shorter sentences and plainer words, then publish.`, 409);
      if (changes.length === 0) throw new DeskError('Nothing has changed since the last publish.', 409);
      return json({ done: await history.publish(changes) });
    },
    'POST /undo': async () => json({ done: await history.undo() }),
  };
}

function formFrom(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body)) as unknown;
  } catch {
    throw new DeskError('The saved data is not JSON.');
  }
}
