import { referencesIn, resolveReferences, UnknownReferenceError, type Facts } from '../../references';
import type { Message } from '../../load/mistake';
import { didYouMean, nearest } from '../nearest';
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

/** What is wrong with a reference, by its name without braces; undefined if nothing. */
function wrongReference(name: string, facts: Facts): [message: string, fix: Message] | undefined {
  try {
    const filled = resolveReferences(`{{${name}}}`, facts, '');
    return filled.includes('{{') ? [`{{${name}}} refers to itself`, 'Write the fact out once.'] : undefined;
  } catch (error) {
    if (!(error instanceof UnknownReferenceError)) throw error;
    const all = namesOf(facts);
    const near = all.filter((known) => known.startsWith(`${name.split('.')[0]}.`));
    const known = near.length > 0 ? near : all;
    const choose = [nearest(error.reference, known) ?? []].flat();
    return [`{{${error.reference}}} names nothing`, { terminal: didYouMean(error.reference, known), choose }];
  }
}

/** Every reference, in fields and in the text below them, is the name of a fact. */
export const references: Rule = ({ fields, facts }, say) => {
  if (!facts) return;
  for (const field of fields) {
    const text = field.value;
    if (typeof text !== 'string') continue;
    const withoutReferences = text.replaceAll(reference, (found) => ' '.repeat(found.length));
    const stray = withoutReferences.search(/\{\{|\}\}/);
    if (stray !== -1)
      say(
        field,
        'has braces that are not a reference, so visitors would see them',
        {
          terminal: 'Write {{site.phone}}: two braces, a name without spaces, two braces.',
          choose: [],
        },
        stray,
      );
    for (const name of referencesIn(text)) {
      const wrong = wrongReference(name, facts);
      if (wrong) say(field, ...wrong, text.indexOf(name));
    }
  }
};
