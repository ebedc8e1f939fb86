import { drawingNames } from '../../vocabulary';
import { readFile } from '../../load/read';
import { mistakeOfFile } from '../../load/source';
import { wholeFileAt } from '../fields';
import type { Rule } from './rule';

const folder = 'content/drawings/';

/** The drawings that pages show by their names. */
const svgs = [
  ...['cards', 'heroes', 'strips'].flatMap((sort) => drawingNames.map((name) => `${sort}/${name}`)),
  ...['house', 'shut-off', 'key-plan', 'logo-ink', 'logo-white'],
].map((name) => `${folder}${name}.svg`);

/** Without `icon-colors.json`, which `npm run icons` writes and no page needs. */
const lists = ['colors', 'house-pins', 'shut-off-spots', 'skyline'].map((name) => `${folder}${name}.json`);

const restore = "Restore it from the repository's history.";

/** What is wrong with the text of a drawing; undefined if nothing is. */
const wrongSvg = (text: string): string | undefined => {
  if (!/<svg[\s>]/.test(text)) return 'is not an SVG drawing';
  if (!/<\/svg>\s*$/.test(text)) return 'is only a part of a drawing: its end is missing';
  return /<svg[^>]*\sviewBox="/.test(text) ? undefined : 'has no viewBox, the frame of the drawing';
};

/** The drawings and their lists are there and whole: the build would end in the message of another program. */
export const drawings: Rule = ({ files }, say) => {
  const names = new Set(files.names());
  for (const file of [...svgs, ...lists].filter((name) => !names.has(name)))
    say(wholeFileAt(file), 'is missing', restore);
  for (const file of lists.filter((name) => names.has(name)))
    for (const { message, fix, line, column } of readFile(files, file).mistakes)
      say({ ...wholeFileAt(file), positionAt: () => ({ line, column }) }, message, fix);
  for (const file of svgs.filter((name) => names.has(name))) {
    const text = files.read(file);
    const whole = mistakeOfFile(text);
    const message = whole?.message ?? wrongSvg(text);
    if (message) say(wholeFileAt(file), message, whole?.fix ?? `Save it as an SVG again. ${restore}`);
  }
};
