import { ElementType, parseDocument } from 'htmlparser2';
import postcss, { type ChildNode as CssNode } from 'postcss';

/** What is compared of a file: for each aspect (structure, text, styles …) its lines. */
export type Aspects = Record<string, string[]>;

type Node = ReturnType<typeof parseDocument>['children'][number];

/** Elements whose words run on in the line; a browser breaks it around most others. */
const isInLine = /^(a|abbr|b|bdi|cite|code|em|i|img|q|s|small|span|strong|su[bp]|svg|time|u|var|wbr)$/;

/**
 * What a page consists of:
 * - `structure`: start tags with their attributes by name, end tags and comments;
 * - `text`: what is read, in order, a line for each block, pictures as `[their text]`;
 * - `styles`: the rules of its style elements, one a line;
 * - `scripts`: code and data of its script elements, data with a line for each value;
 * - `policy`: the directives of the security policy in the page.
 * @param fold takes hashes of contents out of a text
 */
export function aspectsOfPage(html: string, fold: (text: string) => string): Aspects {
  const aspects = { structure: [] as string[], text: [''], styles: [] as string[], scripts: [] as string[] };
  const policies: string[] = [];
  const read = (text: string): void => {
    aspects.text[aspects.text.length - 1] += text;
  };
  const breakLine = (): void => {
    aspects.text.push('');
  };

  const visit = (node: Node): void => {
    if (node.type === ElementType.Text) return read(node.data);
    if (node.type === ElementType.Comment) {
      aspects.structure.push(`<!--${node.data}-->`);
      return;
    }
    if (!('name' in node) || !('attribs' in node)) return;
    const { name, attribs, children } = node;
    const attributes = Object.entries(attribs)
      // Astro's name for an island, made from its address.
      .map(([key, value]) => [key, name === 'astro-island' && key === 'uid' ? '*' : fold(value)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, value]) => (value === '' ? ` ${key}` : ` ${key}="${value}"`));
    if (name === 'meta' && attribs['http-equiv'] === 'Content-Security-Policy') {
      policies.push(...directives(fold(attribs.content ?? '')));
      aspects.structure.push('<meta http-equiv="Content-Security-Policy">');
      return;
    }
    aspects.structure.push(`<${name}${attributes.join('')}>`);
    if (name === 'script' || name === 'style') {
      const content = children.map((child) => ('data' in child ? child.data : '')).join('');
      if (name === 'style') aspects.styles.push(...rulesOf(fold(content)));
      else if (content) aspects.scripts.push(...scriptLines(fold(content)));
      return;
    }
    if (name === 'img') read(`[${attribs.alt ?? ''}]`);
    const isBlock = !isInLine.test(name);
    if (isBlock) breakLine();
    children.forEach(visit);
    if (isBlock) breakLine();
    if (children.length > 0) aspects.structure.push(`</${name}>`);
  };
  parseDocument(html).children.forEach(visit);
  return {
    ...aspects,
    text: aspects.text.map((line) => line.replaceAll(/\s+/g, ' ').trim()).filter((line) => line !== ''),
    policy: policies,
  };
}

/** The directives of a security policy, one a line. */
export const directives = (policy: string): string[] => policy.split(/;\s*/);

/** The rules of a stylesheet in order, each with the conditions around it. */
export function rulesOf(css: string): string[] {
  const lines: string[] = [];
  const walk = (nodes: readonly CssNode[], around: string): void => {
    for (const node of nodes) {
      if (node.type === 'atrule' && node.nodes?.some((child) => child.type !== 'decl'))
        walk(node.nodes, `${around}@${node.name} ${node.params} `);
      else if (node.type !== 'comment') lines.push(around + node.toString().replaceAll(/\s+/g, ' '));
    }
  };
  walk(postcss.parse(css).nodes, '');
  return lines;
}

/** Data as indented JSON, one line a value; code as it is. */
export function scriptLines(content: string): string[] {
  try {
    return JSON.stringify(JSON.parse(content), null, 1).split('\n');
  } catch {
    return content.trim().split('\n');
  }
}
