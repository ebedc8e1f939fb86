import { publicOrigin } from '@/config/settings';
import { telephoneNumber } from '@/lib/phone';
import { vcard } from '@/lib/vcard';
import { hoursInWords } from './hours/hours';
import { defaultLocale, localeOf } from './languages';
import { getInterface, getSite } from './queries';

/**
 * The office as a contact card (vCard).
 * @param phone as people write it; by default the main number
 */
export async function contactCard(phone?: string): Promise<string> {
  const { name, phone: main, email, address, hours } = await getSite(defaultLocale);
  const { hours: words } = await getInterface(defaultLocale);
  const url = publicOrigin(process.env);
  const note = hoursInWords(hours, words, localeOf(defaultLocale)).short;
  return vcard({ name, phone: telephoneNumber(phone ?? main), email, address, url, note });
}
