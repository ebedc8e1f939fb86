import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** Decides what is removed from a stylesheet. Everything else stays unchanged. */
export interface Pruning {
  /** Classes that the markup may have. A selector that needs any other class is removed. */
  readonly classes: ReadonlySet<string>;
  /** Names of the elements that the markup has. If not set, selectors of all elements stay. */
  readonly elements?: ReadonlySet<string> | undefined;
  /** At-rules that are removed with everything in them. */
  readonly without?: (atRule: { readonly name: string; readonly params: string }) => boolean;
}

/** A selector, and the classes and elements that a page must have for it to match. */
interface Wanted {
  readonly text: string;
  readonly classes: readonly string[];
  readonly elements: readonly string[];
}

interface Declaration {
  readonly kind: 'declaration';
  readonly before: string;
  readonly text: string;
  readonly property: string;
  readonly value: string;
  /** Tailwind's variables that its value reads. */
  readonly reads: readonly string[];
}

interface Rule {
  readonly kind: 'rule';
  readonly before: string;
  readonly selectors: readonly Wanted[];
  readonly parts: readonly Part[];
}

interface AtRule {
  readonly kind: 'at-rule';
  readonly before: string;
  readonly name: string;
  readonly params: string;
  /** Up to its block, or all of it. */
  readonly text: string;
  /** Absent where it has no block. */
  readonly parts: readonly Part[] | undefined;
}

type Part = Declaration | Rule | AtRule;

const isKeyframes = ({ name }: { name: string }): boolean => name.endsWith('keyframes');

/**
 * A stylesheet that is parsed once and pruned for one page after another. Parsing it for each page took half of the
 * time for finishing pages. Comments are dropped; a minified stylesheet has none.
 *
 * Why not a tool, measured on the home page (HTML to the end of the hero as brotli; this code: 13,484 bytes, and
 * 20,438 with nothing pruned): PurgeCSS 7.0 gets 13,486, run once for the page and again for the hero, but given a
 * page's classes it deletes `:focus-visible`, `:disabled` and `[hidden]` rules unless each is on a safelist.
 * Beasties 0.3 gets 12,465, but leaves all other rules in a linked file, one more request that can fail, and does
 * not know the classes that scripts add.
 */
export class Stylesheet {
  readonly #parts: readonly Part[];
  /** Every class that a selector needs. Other classes of a page make no difference. */
  readonly classNames = new Set<string>();

  constructor(css: string) {
    this.#parts = this.#partsOf(postcss.parse(css));
  }

  /**
   * The CSS for a page: the selectors that it can match, the keyframes that an `animation` names, the variables of
   * Tailwind that a value reads, and no blocks that would be empty.
   */
  prunedFor(pruning: Pruning): string {
    const chosen = chosenOf(this.#parts, pruning);
    const animations = declarationsIn(chosen)
      .filter(({ property }) => property.includes('animation'))
      .map(({ value }) => value);
    const parts = runBy(animations, chosen);
    return textOf(parts, readIn(declarationsIn(parts)), true);
  }

  #partsOf(container: postcss.Container, inKeyframes = false): Part[] {
    return (container.nodes ?? []).flatMap((node): Part[] => {
      const before = node.raws.before ?? '';
      if (node.type === 'decl') {
        const { prop: property, value } = node;
        const reads = Array.from(value.matchAll(/var\((--tw-[\w-]+)/g), ([, name = '']) => name);
        return [{ kind: 'declaration', before, text: node.toString(), property, value, reads }];
      }
      if (node.type === 'rule') {
        const selectors = inKeyframes
          ? [{ text: node.selector, classes: [], elements: [] }]
          : node.selectors.map((selector) => this.#wantedBy(selector));
        return [{ kind: 'rule', before, selectors, parts: this.#partsOf(node, inKeyframes) }];
      }
      if (node.type !== 'atrule') return [];
      const { name, params } = node;
      const text = `@${name}${node.raws.afterName ?? ' '}${params}`;
      const parts = node.nodes && this.#partsOf(node, inKeyframes || isKeyframes(node));
      return [{ kind: 'at-rule', before, name, params, text, parts }];
    });
  }

  #wantedBy(text: string): Wanted {
    const classes: string[] = [];
    const elements: string[] = [];
    selectorParser((root) => {
      root.walk((node) => {
        if ((node.type !== 'class' && node.type !== 'tag') || isInsideChoice(node)) return;
        (node.type === 'class' ? classes : elements).push(node.value);
      });
    }).processSync(text);
    for (const name of classes) this.classNames.add(name);
    return { text, classes, elements };
  }
}

/** The parts that a page can use by its classes and elements; keyframes and variables are checked afterward. */
function chosenOf(parts: readonly Part[], pruning: Pruning): Part[] {
  const { classes, elements, without } = pruning;
  return parts.flatMap((part): Part[] => {
    if (part.kind === 'declaration') return [part];
    if (part.kind === 'at-rule') {
      if (without?.(part)) return [];
      return [part.parts ? { ...part, parts: chosenOf(part.parts, pruning) } : part];
    }
    const selectors = part.selectors.filter(
      (wanted) =>
        wanted.classes.every((name) => classes.has(name)) &&
        (!elements || wanted.elements.every((name) => elements.has(name))),
    );
    return selectors.length > 0 ? [{ ...part, selectors, parts: chosenOf(part.parts, pruning) }] : [];
  });
}

/** Removes keyframes that no `animation` names. */
const runBy = (animations: readonly string[], parts: readonly Part[]): Part[] =>
  parts.flatMap((part): Part[] => {
    if (part.kind !== 'at-rule' || !part.parts) return [part];
    if (isKeyframes(part)) return animations.some((value) => value.includes(part.params)) ? [part] : [];
    return [{ ...part, parts: runBy(animations, part.parts) }];
  });

const declarationsIn = (parts: readonly Part[]): Declaration[] =>
  parts.flatMap((part) => (part.kind === 'declaration' ? [part] : declarationsIn(part.parts ?? [])));

/** Whether it is a variable of Tailwind, which sets some fifty on every element for utilities that most pages do not use. */
const isTailwinds = ({ property }: Declaration): boolean => property.startsWith('--tw-');

/**
 * The variables of Tailwind that are needed. A variable that only an unneeded variable reads is not needed either, so
 * this repeats until nothing more can be removed.
 */
function readIn(declarations: readonly Declaration[]): ReadonlySet<string> {
  const read = new Set(declarations.flatMap(({ reads }) => reads));
  const kept = declarations.filter(
    (declaration) => !isTailwinds(declaration) || read.has(declaration.property),
  );
  return kept.length < declarations.length ? readIn(kept) : read;
}

/**
 * The parts as CSS, without empty blocks.
 * @param isRoot true for the whole stylesheet, where the last statement needs its semicolon, too
 */
function textOf(parts: readonly Part[], read: ReadonlySet<string>, isRoot = false): string {
  const texts = parts.flatMap((part): { text: string; isStatement: boolean }[] => {
    if (part.kind === 'declaration')
      return isTailwinds(part) && !read.has(part.property)
        ? []
        : [{ text: part.before + part.text, isStatement: true }];
    if (part.kind === 'at-rule' && !part.parts) return [{ text: part.before + part.text, isStatement: true }];
    const block = textOf(part.parts ?? [], read);
    if (block === '') return [];
    const head = part.kind === 'rule' ? part.selectors.map(({ text }) => text).join(',') : part.text;
    return [{ text: `${part.before}${head}{${block}}`, isStatement: false }];
  });
  return texts
    .map(({ text, isStatement }, index) =>
      isStatement && (isRoot || index < texts.length - 1) ? `${text};` : text,
    )
    .join('');
}

/** Whether a part of a selector is an argument of `:not()`, `:is()`, `:where()` or `:has()`. */
function isInsideChoice(node: selectorParser.Node): boolean {
  for (let parent = node.parent; parent; parent = parent.parent as typeof parent)
    if (parent.type === 'pseudo' && /^:(not|is|where|has)$/.test((parent as selectorParser.Pseudo).value))
      return true;
  return false;
}
