import { callAddress, PHONE_IN_TEXT, telephoneNumber } from '@/lib/phone';
import type { InterfaceWords } from './schemas/interface';
import type { Site } from './schemas/site';
import { textAddress } from './texting';

/** Elements whose text stays as it is: links and buttons, labels, what is not shown as text. */
const skippedElements = 'a|button|label|summary|script|style|select|svg|template|textarea';
const markup = `<!--[^]*?-->|<(${skippedElements})\\b[^]*?</\\1>|<(?:[^"'>]|"[^"]*"|'[^']*')*>`;

/** What becomes a link. In 'Call or text' and 'text (972) …', that is also the word that offers to text. */
const linkable = ({ offer, word }: Pick<InterfaceWords['texting'], 'offer' | 'word'>): RegExp => {
  const textWord = `(?<=\\b${offer} )${word}\\b|\\b${word}(?= ${PHONE_IN_TEXT.source})`;
  return new RegExp(`${markup}|(?<word>${textWord})|(?<phone>${PHONE_IN_TEXT.source})`, 'gi');
};

/**
 * Makes links of the phone numbers in a page's texts, and of the word 'text' in front of one where the office takes
 * texts. Done on the finished HTML, so that a number is a link wherever an editor writes it, with no markup in content.
 * @param html of the page's body; attributes, links, buttons and scripts stay as they are
 * @param path canonical path of the page, which decides the first line of a text message
 * @param words about texting: those that offer it, and the first lines of messages
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
    return `<a class="link" href="${callAddress(phone)}"${call}${report}>${phone}</a>`;
  });
}
