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

/** Everything that the desk shows around the editor. */
export interface DeskState {
  /** What the content check finds, in its words; `place` is the field in the form's, `open` where the editor has the file. */
  problems: { place: string | undefined; words: string; open: string | undefined }[];
  /** What has changed since the last publish, a sentence each. */
  changes: string[];
  /** The page to show beside a form, by the form's name. */
  pages: Record<string, string>;
  /** What a text can refer to, with what visitors read there. */
  facts: { name: string; text: string }[];
  /** The words of the last publish, where it can be undone. */
  lastPublish: string | undefined;
}

/** Names with what they stand for; a claim's usual reading goes by the claim's own name. */
function factsIn(facts: Facts, before = ''): { name: string; text: string }[] {
  return Object.entries(facts).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [{ name: name === 'default' ? before.slice(0, -1) : before + name, text: value }]
      : factsIn(value, `${before}${name}.`),
  );
}

/** The way to a field from what a message calls it. */
const pathOf = (field: string): Path =>
  field ? field.split(' › ').map((part) => (/^\d+$/.test(part) ? Number(part) - 1 : part)) : [];

/** Where the editor has a content file: the part of its address behind the #. */
export function placeInEditor(file: string): string | undefined {
  const found = kindOf(file);
  if (!found || found === 'other') return undefined;
  return kinds[found.kind].at.includes('*')
    ? `/collections/${found.kind}/entries/${found.id}`
    : `/collections/_singletons/entries/${found.kind}`;
}

/** Pages that are harder to read than the content check lets pass, a sentence each. @param root the repository's folder */
export function tooHard(root: string): string[] {
  return readings(readContent(filesOnDisk(root)))
    .filter(({ grade, highest }) => grade > highest)
    .map(
      ({ file, grade, highest }) =>
        `${file} reads at school grade ${grade.toFixed(1)}, and at most ${highest} is meant.`,
    );
}

/** The state of the content on the disk. @param root the repository's folder */
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
