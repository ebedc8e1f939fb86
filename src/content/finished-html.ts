/** What is done to the HTML of a finished page, so that editors and components write no markup for it. */
import { callAddress, PHONE_IN_TEXT, telephoneNumber } from '@/lib/phone';
import type { InterfaceWords, Site } from './types';
import { textAddress } from './texting';

/** `<a …href="/contact…"`: a link to a page of this site, up to the end of its address. */
const pageLink = /<a\s(?:[^"'>]|"[^"]*"|'[^']*')*?\bhref="(?<path>\/(?!\/)[^"#?]*)(?=["#?])/g;

/**
 * Turns the links of a page into those of its language. Content and components name the first language's addresses, so
 * this is the only place that knows where a page is in another one. A link to a page that the language lacks stays, and
 * says in which language that page is.
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

/** Elements whose text stays as it is: links and buttons, labels, what is not shown as text. */
const skippedElements = 'a|button|label|summary|script|style|select|svg|template|textarea';
const shownAsItIs = `<!--[^]*?-->|<(${skippedElements})\\b[^]*?</\\1>|<(?:[^"'>]|"[^"]*"|'[^']*')*>`;

/** What becomes a link. In 'Call or text' and 'text (972) …', that is also the word that offers to text. */
const linkable = ({ offer, word }: Pick<InterfaceWords['texting'], 'offer' | 'word'>): RegExp => {
  const textWord = `(?<=\\b${offer} )${word}\\b|\\b${word}(?= ${PHONE_IN_TEXT.source})`;
  return new RegExp(`${shownAsItIs}|(?<word>${textWord})|(?<phone>${PHONE_IN_TEXT.source})`, 'gi');
};

/**
 * Makes links of the phone numbers in a page's texts, and of the word 'text' in front of one where the office takes
 * texts. Done on the finished HTML, so that a number is a link wherever an editor writes it, with no markup in content.
 * @param conversion on paid pages, the conversion that a call reports, possibly ''
 */
export function linkPhones(
  html: string,
  site: Pick<Site, 'phone' | 'texts'>,
  path: string,
  words: InterfaceWords['texting'],
  conversion?: string,
): string {
  const business = telephoneNumber(site.phone);
  const sms = textAddress(site, words, path)?.replaceAll('&', '&amp;');
  return html.replaceAll(linkable(words), (found, ...groups) => {
    const { word, phone } = groups.at(-1) as { word?: string; phone?: string };
    if (word) return sms ? `<a class="link" href="${sms}">${word}</a>` : word;
    if (!phone) return found;
    // Only calls to the business are counted: a city's water utility has a number, too.
    const call = telephoneNumber(phone) === business ? ' data-call' : '';
    const report = call && conversion !== undefined ? ` data-conversion="${conversion}"` : '';
    return `<a class="link inline-block" href="${callAddress(phone)}"${call}${report}>${phone}</a>`;
  });
}

/** What is not shown as text of its own: tags, comments, scripts and drawings, and what cannot contain an element. */
const markup =
  /<!--[^]*?-->|<(script|style|select|svg|template|textarea)\b[^]*?<\/\1>|<(?:[^"'>]|"[^"]*"|'[^']*')*>/;

/**
 * Says of terms in another language which one it is, so that a screen reader pronounces 'breaker' in a Spanish text as
 * English (WCAG 3.1.2). Done on the finished HTML, so that editors write no markup.
 * @param terms as they are written in texts; the first of two that begin alike should be the longer one
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
