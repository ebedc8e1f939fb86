import type { APIRoute } from 'astro';
import { publicOrigin } from '@/config/settings';
import { hoursInWords } from '@/content/hours/hours';
import { defaultLocale, localeOf } from '@/content/languages';
import { getInterface, getSite } from '@/content/queries';
import { telephoneNumber } from '@/leads/phone';
import { vcard } from '@/lib/vcard';

/** The office as a contact card: 'Save our number' on the pages that somebody with water on the floor sees. */
export const GET: APIRoute = async () => {
  const { name, phone, email, address, hours } = await getSite(defaultLocale);
  const { hours: words } = await getInterface(defaultLocale);
  const url = publicOrigin(process.env);
  const note = hoursInWords(hours, words, localeOf(defaultLocale)).short;
  return new Response(vcard({ name, phone: telephoneNumber(phone), email, address, url, note }));
};
