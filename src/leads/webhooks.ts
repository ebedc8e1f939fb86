import type { FormFamily, Transport } from './types';

/** Where the requests of a form family go, and how they travel. */
export interface Webhook {
  url: string;
  transport: Transport;
}

/** Filled in by the build (`build/webhooks.ts`). */
declare const WEBHOOKS: Readonly<Record<FormFamily, Webhook>>;

/**
 * The webhook of a form family in this build. A waiting lead stores its family and not an address, so it goes to
 * the webhook that is set when it is sent.
 */
export const webhookOf = (family: FormFamily): Webhook => WEBHOOKS[family];

/**
 * Receivers that take a request and then answer through a redirect to another host (Google, 'Content Service',
 * redirects). From any other receiver a redirect means that the request was not taken: after it a browser asks for
 * the new address with GET and without the request.
 */
export const answersFrom: Readonly<Record<string, string>> = {
  'https://script.google.com': 'https://script.googleusercontent.com',
};
