import { formDefinitions } from '../../src/leads/forms';

/** Replaces `src/build/webhooks.ts`, which puts a build's webhooks into its code: example addresses for each family. */
export const define = {
  WEBHOOKS: JSON.stringify(
    Object.fromEntries(
      Object.entries(formDefinitions).map(([family, { webhook, transport }]) => [
        family,
        { url: `https://hooks.example.com/${webhook}`, transport },
      ]),
    ),
  ),
};
