import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import type { BuiltPage } from './built-site';

/** What breaks the rules of `.htmlvalidate.mjs` in pages, with its place. */
export async function invalidMarkup(pages: readonly BuiltPage[]): Promise<string[]> {
  const validator = new HtmlValidate(new FileSystemConfigLoader());
  const wrong: string[] = [];
  for (const { path, html } of pages) {
    const report = await validator.validateString(html, `page${path === '/' ? '/index' : path}.html`);
    for (const { messages } of report.results)
      for (const { ruleId, message, line, column, selector } of messages)
        wrong.push(`${path}:${line}:${column} ${ruleId}: ${message} (${selector ?? ''})`);
  }
  return wrong;
}
