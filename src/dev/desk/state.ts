import { checkContent, subjectOf } from '../../content-check/check';
import { readContent } from '../../content-check/content';
import { filesOnDisk } from '../../content-check/files';
import { kindOf, kinds } from '../../content-check/kinds';
import { inWords, type Path } from '../../content-check/problem';
import { readings } from '../../content-check/reading';
import type { Facts } from '../../content-model/references';
import { addressOf, changesInWords, placeInWords } from './changes';
import { formName } from './files';
import type { DeskHistory } from './history';

/** What the desk shows around the editor. */
export interface DeskState {
  /** Mistakes from the content check. `place`: the field's name in the form; `open`: the file's path in the editor. */
  problems: { place: string | undefined; words: string; open: string | undefined }[];
  /** One sentence for each change since the last publish. */
  changes: string[];
  /** The page to show next to a form, by form name. */
  pages: Record<string, string>;
  /** The facts that a text can refer to, and the text that visitors read. */
  facts: { name: string; text: string }[];
  /** The commit message of the last publish, if it can be undone. */
  lastPublish: string | undefined;
}

/** The facts with their names. The default reading of a claim has the claim's own name. */
function factsIn(facts: Facts, before = ''): { name: string; text: string }[] {
  return Object.entries(facts).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [{ name: name === 'default' ? before.slice(0, -1) : before + name, text: value }]
      : factsIn(value, `${before}${name}.`),
  );
}

/** The path of a field, from its name in a message. */
const pathOf = (field: string): Path =>
  field ? field.split(' › ').map((part) => (/^\d+$/.test(part) ? Number(part) - 1 : part)) : [];

/** The editor's path of a content file: the part of its address after the #. */
function placeInEditor(file: string): string | undefined {
  const found = kindOf(file);
  if (!found || found === 'other') return undefined;
  return kinds[found.kind].at.includes('*')
    ? `/collections/${found.kind}/entries/${found.id}`
    : `/collections/_singletons/entries/${found.kind}`;
}

/**
 * One sentence for each page that is harder to read than the content check allows.
 * @param root the repository's folder
 */
export function tooHard(root: string): string[] {
  return readings(readContent(filesOnDisk(root)))
    .filter(({ grade, highest }) => grade > highest)
    .map(
      ({ file, grade, highest }) =>
        `${file} reads at school grade ${grade.toFixed(1)}; the limit is ${highest}.`,
    );
}

/**
 * The desk's state from the files on disk.
 * @param root the repository's folder
 */
export async function stateOf(root: string, history: DeskHistory): Promise<DeskState> {
  const files = filesOnDisk(root);
  const { problems } = await checkContent(files);
  const subject = subjectOf(readContent(files));
  const pages: Record<string, string> = {};
  for (const entry of subject.entries) {
    const address = addressOf(subject, entry);
    if (address !== undefined) pages[formName(entry.file)] = address;
  }
  return {
    problems: problems.map((problem) => ({
      place: placeInWords(subject, problem.file, pathOf(problem.field)),
      words: inWords(problem),
      open: placeInEditor(problem.file),
    })),
    changes: changesInWords(history.changes(), subject),
    pages,
    facts: subject.facts ? factsIn(subject.facts) : [],
    lastPublish: history.lastPublish()?.words,
  };
}
