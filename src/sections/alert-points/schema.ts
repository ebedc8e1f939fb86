import { z } from 'astro/zod';
import { list } from '../../content/schemas/lists';
import { iconName } from '../../content/schemas/names';
import { base, titleAndText, type } from '../../content/schemas/section';

/** Warnings that tell a visitor to act now. */
export const alertPoints = z.strictObject({
  ...base,
  type: type('alert-points', 'Warnings that say: act now.'),
  items: list('The warnings', 2, 4, { icon: iconName, ...titleAndText(200) }),
});
