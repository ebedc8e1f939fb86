import { at } from '../../content/check/fields';
import type { Rule } from '../../content/check/rules/rule';
import { isRecord } from '../../content/load/schema-fields';

/** The file in which `npm run icons` keeps the colors of the icons. */
export const iconColors = 'content/drawings/icon-colors.json';

/** Icons have the colors of the pages. */
export const colorsOfIcons: Rule = ({ of, files }, say) => {
  const [entry] = of('colors');
  if (!entry || !isRecord(entry.raw) || !files.names().includes(iconColors)) return;
  const drawn: unknown = JSON.parse(files.read(iconColors));
  for (const [name, color] of Object.entries(entry.raw)) {
    const old = isRecord(drawn) ? drawn[name] : undefined;
    if (typeof old === 'string' && typeof color === 'string' && old.toLowerCase() !== color.toLowerCase())
      say(
        at(entry, name),
        `is ${color}, but the icons still have ${old}`,
        'Run npm run icons, which makes them again, and commit what it changes.',
      );
  }
};
