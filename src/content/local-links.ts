/** `<a …href="/contact…"`: a link to a page of this site, up to the end of its address. */
const pageLink = /<a\s(?:[^"'>]|"[^"]*"|'[^']*')*?\bhref="(?<path>\/(?!\/)[^"#?]*)(?=["#?])/g;

/**
 * Turns the links of a page into those of its language. Content and components name the first language's addresses, so
 * this is the only place that knows where a page is in another one. A link to a page that the language lacks stays, and
 * says in which language that page is.
 * @param html of a page's body
 * @param addresses the address of each page in the language, by its address in the first one
 * @param firstLocale the first language
 */
export function localizeLinks(
  html: string,
  addresses: ReadonlyMap<string, string>,
  firstLocale: string,
): string {
  return html.replaceAll(pageLink, (link, path: string) => {
    // The link to the same page in another language.
    if (/\shreflang=/.test(link)) return link;
    const local = addresses.get(path);
    const start = link.slice(0, link.length - path.length);
    if (local) return start + local;
    return /\.\w+$/.test(path) ? link : start.replace('<a ', `<a hreflang="${firstLocale}" `) + path;
  });
}
