import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { renderSVG } from 'uqr';
import { digitsOf } from '@/content/call-numbers';
import { telephoneNumber } from '@/lib/phone';
import { defaultLocale } from '@/content/languages';
import { getOwnNumbers, getSite } from '@/content/queries';

/** A QR code that opens a text message, for each number that a visit can have; none if the office takes no texts. */
export const getStaticPaths = (async () => {
  const { texts } = await getSite(defaultLocale);
  const phones = texts ? await getOwnNumbers() : [];
  return phones.map((phone) => ({ params: { digits: digitsOf(phone) }, props: { phone } }));
}) satisfies GetStaticPaths;

/**
 * `/text-9725550100.svg`. Without a first line of the message, so that the code has fewer and larger squares, which any
 * camera can read.
 */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(renderSVG(`sms:${telephoneNumber(props.phone)}`, { border: 2 }));
