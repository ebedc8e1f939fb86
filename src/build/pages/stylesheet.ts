import postcss, { type AtRule, type Container } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** Decides what is removed from a stylesheet. Everything else stays unchanged. */
export interface Pruning {
  /** Classes and sections (`sectionName`) that the markup may have. A selector that needs any other class is removed. */
  readonly classes: ReadonlySet<string>;
  /** Names of the elements that the markup has. If not set, selectors of all elements stay. */
  readonly elements?: ReadonlySet<string> | undefined;
  /** Selectors that are removed from rules outside of at-rules. */
  readonly withoutSelector?: (selector: string) => boolean;
  /** At-rules that are removed with everything in them. */
  readonly without?: (atRule: { readonly name: string; readonly params: string }) => boolean;
}

/** The classes and elements that a page must have for a selector to match. */
interface Needs {
  readonly classes: readonly string[];
  readonly elements: readonly string[];
}

const keyframes = /keyframes$/;

/**
 * A stylesheet that is parsed once and pruned for one page after another. Parsing it for each page took half of the
 * time for finishing pages. Comments are dropped; a minified stylesheet has none.
 * No tool did it: docs/decisions/prune-css-ourselves.md.
 */
export class Stylesheet {
  readonly #css: postcss.Root;
  readonly #needs = new Map<string, Needs>();
  /** Every class that a selector needs. Other classes of a page make no difference. */
  readonly classNames = new Set<string>();

  constructor(css: string) {
    this.#css = postcss.parse(css.trim());
    this.#css.walkComments((comment) => void comment.remove());
    this.#css.walkRules((rule) => {
      if (isStep(rule.parent)) return;
      for (const selector of rule.selectors) {
        const needs = needsOf(selector);
        this.#needs.set(selector, needs);
        for (const name of needs.classes) this.classNames.add(name);
      }
    });
  }

  /**
   * The CSS for a page: the selectors that it can match, the keyframes that an `animation` names, the variables of
   * Tailwind that a value reads, and no blocks that would be empty.
   */
  prunedFor({ classes, elements, withoutSelector, without }: Pruning): string {
    const css = this.#css.clone();
    css.walkAtRules((atRule) => {
      if (without?.(atRule)) atRule.remove();
    });
    css.walkRules((rule) => {
      if (isStep(rule.parent)) return;
      const matching = rule.selectors.filter((selector) => {
        const needs = this.#needs.get(selector);
        return (
          !(rule.parent === css && withoutSelector?.(selector)) &&
          needs?.classes.every((name) => classes.has(name)) &&
          (!elements || needs.elements.every((name) => elements.has(name)))
        );
      });
      if (matching.length === 0) rule.remove();
      else if (matching.length < rule.selectors.length) rule.selectors = matching;
    });
    removeUnusedKeyframes(css);
    removeUnreadVariables(css);
    removeEmptyBlocks(css);
    return css.toString();
  }
}

/** Whether a rule with this parent is a step of keyframes, whose 'selector' is a share of their time. */
const isStep = (parent: Container | postcss.Document | undefined): boolean =>
  parent?.type === 'atrule' && keyframes.test((parent as AtRule).name);

/** How `classes` name a section: `data-section=valves`. */
export const sectionName = (section: string): string => `data-section=${section}`;

/** What a selector needs of a page. A class in `:has()` may be that of an element which a script adds later. */
function needsOf(selector: string): Needs {
  const classes: string[] = [];
  const elements: string[] = [];
  selectorParser((root) => {
    root.walk((node) => {
      // Without a value it is any section, as in `[data-section] ~ .hero-form`; each page has one.
      if (
        node.type === 'attribute' &&
        node.attribute === 'data-section' &&
        node.value &&
        !isInside(node, /^:not$/)
      )
        classes.push(sectionName(node.value));
      if (node.type === 'class' && !isInside(node, /^:(not|has)$/)) classes.push(node.value);
      if (node.type === 'tag' && !isInside(node, /^:(not|has)$/)) elements.push(node.value);
    });
  }).processSync(selector);
  return { classes, elements };
}

/** Whether a part of a selector is inside one of some pseudo-classes, or one of several choices, as in `:is(.a, .b)`. */
function isInside(node: selectorParser.Node, pseudos: RegExp): boolean {
  for (let parent = node.parent; parent; parent = parent.parent as typeof parent)
    if (parent.type === 'pseudo') {
      const { value, nodes } = parent as selectorParser.Pseudo;
      if (pseudos.test(value) || (/^:(is|where)$/.test(value) && nodes.length > 1)) return true;
    }
  return false;
}

function removeUnusedKeyframes(css: postcss.Root): void {
  const animations: string[] = [];
  css.walkDecls(/animation/, ({ value }) => void animations.push(value));
  css.walkAtRules(keyframes, (atRule) => {
    if (!animations.some((value) => value.includes(atRule.params))) atRule.remove();
  });
}

/**
 * Tailwind sets some fifty variables on every element for utilities that most pages do not use. A variable that only an
 * unneeded variable reads is not needed either, so this repeats until nothing more can be removed.
 */
function removeUnreadVariables(css: postcss.Root): void {
  const read = new Set<string>();
  css.walkDecls(({ value }) => {
    for (const [, name = ''] of value.matchAll(/var\((--tw-[\w-]+)/g)) read.add(name);
  });
  let removed = false;
  css.walkDecls(/^--tw-/, (declaration) => {
    if (read.has(declaration.prop)) return;
    declaration.remove();
    removed = true;
  });
  if (removed) removeUnreadVariables(css);
}

function removeEmptyBlocks(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (!('nodes' in node) || !node.nodes) continue;
    removeEmptyBlocks(node as Container);
    if (node.nodes.length === 0) node.remove();
  }
}
