import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { publicOrigin } from '@/config/settings';
import { cardAddress } from '@/content/call-numbers';
import { hoursInWords } from '@/content/hours/hours';
import { defaultLocale, localeOf } from '@/content/languages';
import { getInterface, getOwnNumbers, getSite } from '@/content/queries';
import { telephoneNumber } from '@/lib/phone';

/**
 * The office as a contact card: 'Save our number' on the pages that somebody with water on the floor sees. One more for each
 * number that a visit can have, where ads or landing pages have numbers of their own: `/office-9725550100.vcf`.
 */
export const getStaticPaths = (async () => {
  const phones = await getOwnNumbers();
  const { phone: main } = await getSite(defaultLocale);
  const own = phones.length > 1 ? phones : [];
  return [['/office.vcf', main] as const, ...own.map((phone) => [cardAddress(phone), phone] as const)].map(
    ([address, phone]) => ({ params: { card: address.slice(1, -'.vcf'.length) }, props: { phone } }),
  );
}) satisfies GetStaticPaths;

/** A text in a card (RFC 6350, 3.4): backslash, comma and semicolon are written with a backslash. */
const escaped = (text: string): string => text.replaceAll(/[\\,;]/g, '\\$&');

/** Version 3.0, which iPhones and Android phones import. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
  const { name, email, address, hours } = await getSite(defaultLocale);
  const { hours: words } = await getInterface(defaultLocale);
  const { street, city, region, postalCode } = address;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escaped(name)};;;;`,
    `FN:${escaped(name)}`,
    `ORG:${escaped(name)}`,
    `TEL;TYPE=WORK,VOICE:${telephoneNumber(props.phone)}`,
    `EMAIL;TYPE=WORK:${escaped(email)}`,
    `ADR;TYPE=WORK:;;${[street, city, region, postalCode].map(escaped).join(';')};`,
    `URL:${publicOrigin(process.env)}`,
    `NOTE:${escaped(hoursInWords(hours, words, localeOf(defaultLocale)).short)}`,
    'X-ABShowAs:COMPANY',
    'END:VCARD',
  ];
  return new Response(lines.map((line) => `${line}\r\n`).join(''));
};
