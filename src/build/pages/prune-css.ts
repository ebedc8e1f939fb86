import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';

/**
 * Drops every selector that needs a class outside `classes`, rules and blocks that are empty then, and
 * Tailwind's variables that nothing left reads.
 * @param elements names of the elements that the markup has; left out, any element may be there
 */
export function pruneCss(css: string, classes: ReadonlySet<string>, elements?: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as postcss.AtRule).name)) return;
    const kept = rule.selectors.filter((selector) => isUsable(selector, classes, elements));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  const shown = root.toString();
  root.walkAtRules('keyframes', (keyframes) => {
    if (!new RegExp(`animation[^;}]*${keyframes.params}`).test(shown)) keyframes.remove();
  });
  dropUnreadVariables(root);
  dropEmpty(root);
  return root.toString();
}

/** Tailwind sets some fifty variables on every element, for utilities that a page may not have. */
function dropUnreadVariables(root: postcss.Root): void {
  const read = new Set(Array.from(root.toString().matchAll(/var\((--tw-[\w-]+)/g), (match) => match[1]));
  let dropped = false;
  root.walkDecls(/^--tw-/, (declaration) => {
    if (read.has(declaration.prop)) return;
    declaration.remove();
    dropped = true;
  });
  // What a dropped variable read may have no other reader.
  if (dropped) dropUnreadVariables(root);
}

/** Removes rules without declarations and blocks without rules, from the inside out. */
function dropEmpty(container: postcss.Container): void {
  container.each((node) => {
    if (node.type !== 'rule' && node.type !== 'atrule') return;
    if (!node.nodes) return;
    dropEmpty(node);
    if (node.nodes.every(({ type }) => type === 'comment')) node.remove();
  });
}

/** What a selector asks of a page. */
interface Wanted {
  readonly classes: readonly string[];
  readonly elements: readonly string[];
}

/** By selector: every page of a site is asked about the same few thousand, and parsing one takes time. */
const wantedBy = new Map<string, Wanted>();

function wantedOf(selector: string): Wanted {
  let wanted = wantedBy.get(selector);
  if (wanted) return wanted;
  const classes: string[] = [];
  const elements: string[] = [];
  selectorParser((root) => {
    root.walk((node) => {
      if ((node.type !== 'class' && node.type !== 'tag') || isInsideChoice(node)) return;
      (node.type === 'class' ? classes : elements).push(node.value);
    });
  }).processSync(selector);
  wantedBy.set(selector, (wanted = { classes, elements }));
  return wanted;
}

/** Whether a page with these classes and elements can match the selector. What is inside `:not()` does not count. */
function isUsable(
  selector: string,
  classes: ReadonlySet<string>,
  elements: ReadonlySet<string> | undefined,
): boolean {
  const wanted = wantedOf(selector);
  return (
    wanted.classes.every((name) => classes.has(name)) &&
    (!elements || wanted.elements.every((name) => elements.has(name)))
  );
}

/** Whether a part of a selector is an argument of `:not()`, `:is()`, `:where()` or `:has()`. */
function isInsideChoice(node: selectorParser.Node): boolean {
  for (let parent = node.parent; parent; parent = parent.parent as typeof parent)
    if (parent.type === 'pseudo' && /^:(not|is|where|has)$/.test((parent as selectorParser.Pseudo).value))
      return true;
  return false;
}
