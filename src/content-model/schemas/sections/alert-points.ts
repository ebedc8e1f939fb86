import { z } from 'astro/zod';
import { iconName } from '../names';
import { base, titleAndText, type } from './base';

/** Warnings that tell a visitor to act now. */
export const alertPoints = z.strictObject({
  ...base,
  type: type('alert-points', 'Warnings that tell a visitor to act now.'),
  items: z
    .array(z.strictObject({ icon: iconName, ...titleAndText(200) }))
    .min(2)
    .max(4)
    .describe('The warnings, 2 to 4.'),
});
