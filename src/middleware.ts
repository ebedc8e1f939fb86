import { defineMiddleware } from 'astro:middleware';
import { settings } from './config/settings';
import { defaultLocale } from './content/languages';
import { getCallNumbers, getSite } from './content/queries';
import { withCallNumbers } from './layouts/call-numbers';

/** Phone numbers of ads and landing pages, in whole pages: every part of a page may have the number in it. */
export const onRequest = defineMiddleware(async ({ url }, next) => {
  const response = await next();
  const numbers = await getCallNumbers();
  const isSame = numbers.length === 0 && !settings().tag?.callForwarding;
  if (isSame || !response.headers.get('content-type')?.startsWith('text/html')) return response;
  const { phone } = await getSite(defaultLocale);
  const path = url.pathname.replace(/\.html$/, '');
  return new Response(withCallNumbers(await response.text(), phone, numbers, path), response);
});
