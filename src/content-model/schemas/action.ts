import { z } from 'astro/zod';
import { href, line, slug } from './text';

/**
 * A button. `call` dials the business phone; `quote` opens the main quote dialog; `modal` opens the landing
 * page's own modal form; `link` goes somewhere. `label` may hold `{{site.phone}}`.
 */
export const action = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('call'), label: line(60) }),
  z.strictObject({
    kind: z.literal('quote'),
    label: line(60),
    service: slug.optional().describe("Value of the quote form's service option to preselect."),
  }),
  z.strictObject({ kind: z.literal('modal'), label: line(60) }),
  z.strictObject({ kind: z.literal('link'), label: line(60), href }),
]);

/** A button as written in content. */
export type Action = z.infer<typeof action>;
