/**
 * The constants that `src/build/webhooks.ts` puts into the scripts of a build, with a transport of each kind. The
 * names are those of `WebhookKey`.
 */
export const define = {
  WEBHOOKS: JSON.stringify({
    quote: { url: 'https://hooks.example.com/quote', transport: 'no-cors' },
    contact: { url: 'https://hooks.example.com/contact', transport: 'no-cors' },
    landingLong: { url: 'https://hooks.example.com/landing', transport: 'cors-json' },
    landingShort: { url: 'https://hooks.example.com/lead', transport: 'no-cors' },
  }),
};
