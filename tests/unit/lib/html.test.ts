import { describe, expect, it } from 'vitest';
import { edited, elementsOf } from '@/lib/html';

/** The text of a part of a page. */
const cut = (html: string, span: { start: number; end: number } | undefined) =>
  span && html.slice(span.start, span.end);

describe('The elements of a page', () => {
  it('come in the order of the text, with their tags as they are written', () => {
    const html = '<!doctype html><html lang="en"><body><p class="a b">One<br>two</p></body></html>';
    const elements = elementsOf(html);
    expect(elements.map(({ name }) => name)).toEqual(['html', 'body', 'p', 'br']);
    const [, , paragraph, lineBreak] = elements;
    expect(cut(html, paragraph?.startTag)).toBe('<p class="a b">');
    expect(cut(html, paragraph?.endTag)).toBe('</p>');
    expect(lineBreak?.endTag).toBeUndefined();
    const [open, closed] = elementsOf('<li>One<li>Two</li>');
    expect([open?.endTag, closed?.endTag]).toEqual([undefined, { start: 14, end: 19 }]);
  });

  it('have their attributes as a browser reads them', () => {
    const [link] = elementsOf(`<a href="/?a=1&amp;b=2" hidden DATA-Step='4'>Next</a>`);
    expect([...(link?.attributes ?? [])]).toEqual([
      ['href', '/?a=1&b=2'],
      ['hidden', ''],
      ['data-step', '4'],
    ]);
  });

  it('have the text of a script to the letter, because its hash is in the security policy', () => {
    const script = 'if (a < b && c) document.title = "<b>&amp;</b>";';
    expect(elementsOf(`<script>${script}</script><b>later</b>`).map(({ text }) => text)).toEqual([
      script,
      '',
    ]);
  });

  it('include what a browser without JavaScript shows, templates and drawings', () => {
    const html =
      '<noscript><style>p{top:0}</style></noscript><template><i></i></template>' +
      '<svg><linearGradient id="a"/><path d="M0 0"/></svg><p></p>';
    expect(elementsOf(html).map(({ name }) => name)).toEqual(
      'noscript style template i svg linearGradient path p'.split(' '),
    );
    expect(elementsOf(html)[1]?.text).toBe('p{top:0}');
  });
});

it('Edits of a text may come in any order', () => {
  const edits = [
    { start: 4, end: 5, text: 'E' },
    { start: 0, end: 1, text: '' },
    { start: 2, end: 2, text: '-' },
  ];
  expect(edited('abcdef', edits)).toBe('b-cdEf');
});
