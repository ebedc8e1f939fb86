import { deskConfig } from './config';
import { otherLocales, type OtherLocale } from '../../content/languages';
import { DeskFiles, fileOf, formName } from './files';
import { DeskError, type Folder } from './folder';
import type { History } from './messages';
import { stateOf } from './state';
import { translatedAddress, translationOfFile, versionsOf, type TranslationSaved } from './translations';

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
  const mayTakeOut = (query: URLSearchParams) => query.has('take-out');
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
      json(
        await files.save(
          named(query),
          formFrom(await body()),
          query.get('version') ?? undefined,
          mayTakeOut(query),
        ),
      ),
    'DELETE /file': async (query) => json(await files.remove(named(query), mayTakeOut(query))),
    'DELETE /picture': async (query) => json(await files.remove(named(query), mayTakeOut(query))),
    'GET /translation.json': (query) => {
      const [file, language] = [fileOf(named(query)), languageIn(query)];
      return json({
        texts: translationOfFile(folder, file, language),
        address: translatedAddress(folder, file, language),
        versions: versionsOf(folder, file).map(({ file: own, name }) => ({ form: formName(own), name })),
      });
    },
    'PUT /translation.json': async (query, body) => {
      const saved = formFrom(await body()) as TranslationSaved;
      await files.saveTranslation(named(query), languageIn(query), saved);
      return json({});
    },
    'GET /state.json': async () => json(await stateOf(folder, history)),
    'POST /publish': async () => json({ done: await history.publish(await checked()) }),
    'POST /propose': async () => json({ done: await history.propose?.(await checked()) }),
    'POST /undo': async () => json({ done: await history.undo() }),
  };
}

function languageIn(query: URLSearchParams): OtherLocale {
  const found = otherLocales.find((language) => language === query.get('language'));
  if (!found) throw new DeskError('The site has no such language.', 404);
  return found;
}

function formFrom(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body)) as unknown;
  } catch {
    throw new DeskError('What was sent cannot be read.');
  }
}
