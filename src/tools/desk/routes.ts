import { deskConfig } from './config';
import { DeskFiles } from './files';
import { DeskError, type Folder } from './folder';
import type { DeskHistory } from './history';
import { stateOf } from './state';
import { confirmTranslation } from './translations';

/** An answer: a file extension that says its type, and its body. */
export interface Answer {
  type: string;
  body: string | Uint8Array;
}

/** Answers a request to the desk. */
export type Route = (query: URLSearchParams, body: () => Promise<Uint8Array>) => Answer | Promise<Answer>;

/** An answer with data. */
export const json = (value: unknown): Answer => ({ type: 'json', body: JSON.stringify(value) });

/** What the desk's page and the editor ask for, by method and path below `/desk`. */
export function deskRoutes(folder: Folder, history: DeskHistory): Record<string, Route> {
  const files = new DeskFiles(folder);
  const named = (query: URLSearchParams) => query.get('name') ?? '';
  const version = (query: URLSearchParams) => query.get('version') ?? undefined;
  /** The sentences of all changes, if they may be published. */
  const checked = async (): Promise<readonly string[]> => {
    const { mistakes, changes } = await stateOf(folder, history);
    if (mistakes.length > 0)
      throw new DeskError('The content check still finds mistakes. Correct them, then publish.', 409);
    if (changes.length === 0) throw new DeskError('Nothing has changed since the last publish.', 409);
    return changes;
  };
  return {
    'GET /config.json': () => json(deskConfig(files.serviceOptions())),
    'GET /files.json': () => json(files.listing()),
    'GET /picture': async (query) => {
      const file = named(query);
      return { type: file.split('.').pop() ?? '', body: await files.picture(file) };
    },
    'PUT /picture': async (query, body) => {
      await files.savePicture(named(query), await body());
      return json({});
    },
    'POST /may-write': (query) => {
      files.mayWrite(named(query), version(query));
      return json({});
    },
    'PUT /file': async (query, body) => {
      const text = new TextDecoder().decode(await body());
      return json({ version: await files.save(named(query), text, version(query)) });
    },
    'DELETE /file': async (query) => {
      await files.remove(named(query));
      return json({});
    },
    'DELETE /picture': async (query) => {
      await files.remove(named(query));
      return json({});
    },
    'POST /confirm': async (query) => {
      await confirmTranslation(folder, named(query));
      return json({});
    },
    'GET /state.json': async () => json(await stateOf(folder, history)),
    'POST /publish': async () => json({ done: history.publish(await checked()) }),
    'POST /undo': () => json({ done: history.undo() }),
  };
}
