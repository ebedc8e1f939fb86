import { z } from 'astro/zod';
import { withMeta } from '../zod';
import { ref } from './names';
import { href, label } from './text';

const words = label(60).describe('The text on the button.');

/** A button. Its `kind` says what it does. */
export const action = withMeta(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('call').describe('Calls the business phone.'), label: words }),
    z.strictObject({
      kind: z.literal('quote').describe('A service can be chosen in it already.'),
      label: words,
      service: ref('quoteService').optional(),
    }),
    withMeta(
      z.strictObject({
        kind: z.literal('modal').describe("Opens the landing page's own form, `modalForm`."),
        label: words,
      }),
      { needs: 'modalForm' },
    ),
    z.strictObject({ kind: z.literal('link').describe('Goes to an address.'), label: words, href }),
  ]),
  { noun: 'a kind of button' },
);

/** A section's buttons. */
export const actions = (max: number) =>
  z.array(action).max(max).default([]).describe(`Its buttons, at most ${max}.`);

/** The buttons of a section that needs at least one. */
export const someActions = (max: number) =>
  z.array(action).min(1).max(max).describe(`Its buttons, 1 to ${max}.`);

/** A button as written in content. */
export type Action = z.infer<typeof action>;
