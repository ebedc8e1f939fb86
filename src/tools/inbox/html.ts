/** Makes any value safe as HTML text or as a quoted attribute. */
export function escapeHtml(value: unknown): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return String(value).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/**
 * A whole page of the inbox.
 * @param nonce for the style, as in the response's content security policy
 * @param body HTML, already escaped
 */
export function htmlPage({
  title,
  nonce,
  body,
  head = '',
}: {
  title: string;
  nonce: string;
  body: string;
  head?: string;
}): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">${head}
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

const STYLE = `
:root { color-scheme: light dark; --ground: #eef4f9; --card: #fff; --ink: #0b1d3a; --quiet: #314A71; --line: #b9ccdf;
  --focus: #c94f0c; --band: #10274b; --onband: #fff; --mark: #ffe2c9; }
@media (prefers-color-scheme: dark) { :root { --ground: #0b1d3a; --card: #10274b; --ink: #eef4f9; --quiet: #b9ccdf;
  --line: #264b80; --focus: #ffb45c; --band: #071429; --mark: #5a2a0a; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
header { background: var(--band); color: var(--onband); border-bottom: 4px solid #f26a1b; }
header, main { padding: 1.25rem clamp(1rem, 4vw, 3rem); }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.2; }
header p { margin: .25rem 0 0; }
main { max-width: 76rem; margin: 0 auto; }
h2 { font-size: 1.125rem; margin: 1.5rem 0 .5rem; }
h3 { font-size: 1rem; margin: 0; }
a { color: inherit; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
button { font: inherit; min-height: 2.5rem; padding: .3rem .8rem; border: 1px solid var(--quiet); border-radius: 5px;
  background: var(--card); color: var(--ink); cursor: pointer; }
button[aria-pressed=true] { background: #f26a1b; border-color: #f26a1b; color: #0b1d3a; font-weight: 600; }
.row { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
.spread { justify-content: space-between; }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 1rem; }
article { background: var(--card); border: 1px solid var(--line); border-left: 6px solid #3fa9f5; border-radius: 5px;
  padding: 1rem; }
article.landing { border-left-color: #f26a1b; } article.contact { border-left-color: #6c8cb2; }
article.lead { border-left-color: #ffc24b; }
.meta { color: var(--quiet); font-size: .875rem; margin: .25rem 0 .75rem; }
.meta mark { background: var(--mark); color: inherit; padding: 0 .4em; border-radius: 3px; }
dl { margin: 0; display: grid; grid-template-columns: minmax(7rem, max-content) 1fr; gap: .25rem 1rem; }
dt { font-weight: 600; overflow-wrap: anywhere; }
dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
figure { margin: .75rem 0 0; font-size: .875rem; }
figure img { display: block; height: 9rem; border-radius: 5px; }
.none { color: var(--quiet); font-style: italic; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: .5rem; } }
`;
