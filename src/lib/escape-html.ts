const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Any value as text that is safe inside elements of HTML and SVG and in quoted attributes. */
export const escapeHtml = (value: unknown): string =>
  String(value).replace(/[&<>"]/g, (character) => names[character] ?? character);
