import {
  referencesIn,
  resolveReferences,
  UnknownReferenceError,
  type Facts,
} from '../../content-model/references';
import { mistakeAt } from '../../content-reader/read';
import { visitTexts } from '../../content-reader/values';
import { bodyPath, shownBody } from '../fields';
import { didYouMean } from '../nearest';
import type { Path, Place, Mistake } from '../../content-reader/mistake';
import type { Rule } from './rule';

const reference = /\{\{\s*[A-Za-z0-9_.-]+\s*\}\}/g;

/** Every name that a text can refer to, with dots. */
function namesOf(facts: Facts, before = ''): string[] {
  return Object.entries(facts).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [name === 'default' ? before.slice(0, -1) : before + name]
      : namesOf(value, `${before}${name}.`),
  );
}

function wrongReferences(text: string, facts: Facts): { at: number; message: string; remedy: string }[] {
  const left = text.replaceAll(reference, (found) => ' '.repeat(found.length));
  const stray = left.search(/\{\{|\}\}/);
  const braces =
    stray === -1
      ? []
      : [
          {
            at: stray,
            message: 'has braces that are not a reference, so visitors would see them',
            remedy: 'Write {{site.phone}}: two braces, a name without spaces, two braces.',
          },
        ];
  const unknown = referencesIn(text).flatMap((name) => {
    try {
      const filled = resolveReferences(`{{${name}}}`, facts, '');
      return filled.includes('{{')
        ? [
            {
              at: text.indexOf(name),
              message: `{{${name}}} refers to itself`,
              remedy: 'Write the fact out once.',
            },
          ]
        : [];
    } catch (error) {
      if (!(error instanceof UnknownReferenceError)) throw error;
      const group = name.split('.')[0] ?? '';
      const all = namesOf(facts);
      const near = all.filter((known) => known.startsWith(`${group}.`));
      return [
        {
          at: text.indexOf(name),
          message: `{{${error.reference}}} names nothing`,
          remedy: didYouMean(error.reference, near.length > 0 ? near : all),
        },
      ];
    }
  });
  return [...braces, ...unknown];
}

/** Every reference, in fields and in the text below them, is the name of a fact. */
export const references: Rule = ({ entries, facts }) => {
  if (!facts) return [];
  return entries.flatMap((entry) => {
    const mistakes: Mistake[] = [];
    const add = (path: Path, text: string, place?: (offset: number) => Place) => {
      for (const { at, message, remedy } of wrongReferences(text, facts))
        mistakes.push(mistakeAt(entry, path, message, remedy, place ? { place: place(at) } : {}));
    };
    visitTexts(entry.raw, (path, text) => add(path, text));
    const body = shownBody(entry);
    if (body) add(bodyPath, body.text, body.placeAt);
    return mistakes;
  });
};
