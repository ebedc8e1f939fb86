import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { digitsOf } from '@/content/call-numbers';
import { contactCard } from '@/content/contact-card';
import { defaultLocale } from '@/content/languages';
import { getCallNumbers, getSite } from '@/content/queries';

/** A contact card for each number that a visit can have, where ads or landing pages have numbers of their own. */
export const getStaticPaths = (async () => {
  const numbers = await getCallNumbers();
  if (numbers.length === 0) return [];
  const { phone: main } = await getSite(defaultLocale);
  const phones = new Set([main, ...numbers.map(([phone]) => phone)]);
  return [...phones].map((phone) => ({ params: { digits: digitsOf(phone) }, props: { phone } }));
}) satisfies GetStaticPaths;

/** `/office-9725550100.vcf`. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(await contactCard(props.phone));
