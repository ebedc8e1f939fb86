import type { FormFamily, Transport } from './types';

/** Where the requests of a form family go, and how they travel. */
export interface Webhook {
  url: string;
  transport: Transport;
}

/** Put in by the build (`build/webhooks.ts`). */
declare const WEBHOOKS: Readonly<Record<FormFamily, Webhook>>;

/**
 * The webhook of a form family in this build. A lead that waits knows its family only, so that it goes to the
 * webhook that is in force when it is sent and not to the one that was when it was written.
 */
export const webhookOf = (family: FormFamily): Webhook => WEBHOOKS[family];
