/** What is not shown as text of its own: tags, comments, scripts and drawings, and what cannot contain an element. */
const markup =
  /<!--[^]*?-->|<(script|style|select|svg|template|textarea)\b[^]*?<\/\1>|<(?:[^"'>]|"[^"]*"|'[^']*')*>/;

/**
 * Says of terms in another language which one it is, so that a screen reader pronounces 'breaker' in a Spanish text as
 * English (WCAG 3.1.2). Done on the finished HTML, so that editors write no markup.
 * @param html of a page's body
 * @param terms as they are written in texts; the first of two that begin alike should be the longer one
 * @param language of the terms, for `lang`
 */
export function markTerms(html: string, terms: readonly string[], language: string): string {
  if (terms.length === 0) return html;
  const words = terms.map((term) => term.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('|');
  const pattern = new RegExp(`${markup.source}|(?<![\\p{L}\\d])(?<term>${words})(?![\\p{L}\\d])`, 'gu');
  return html.replaceAll(pattern, (found, ...groups) => {
    const { term } = groups.at(-1) as { term?: string };
    return term ? `<span lang="${language}">${term}</span>` : found;
  });
}
