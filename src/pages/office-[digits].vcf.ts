import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { digitsOf } from '@/content/call-numbers';
import { contactCard } from '@/content/contact-card';
import { getOwnNumbers } from '@/content/queries';

/** A contact card for each number that a visit can have, where ads or landing pages have numbers of their own. */
export const getStaticPaths = (async () => {
  const phones = await getOwnNumbers();
  // One number has the card at `/office.vcf`.
  return (phones.length > 1 ? phones : []).map((phone) => ({
    params: { digits: digitsOf(phone) },
    props: { phone },
  }));
}) satisfies GetStaticPaths;

/** `/office-9725550100.vcf`. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(await contactCard(props.phone));
