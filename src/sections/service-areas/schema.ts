import { z } from 'astro/zod';
import { actions } from '../../content/schemas/action';
import { distinct } from '../../content/schemas/lists';
import { label, line, properName } from '../../content/schemas/text';
import { titled, type } from '../../content/schemas/section';

/**
 * The service area. `regions` shows the four groups of `content/regions.json` with links to city pages; `badges` and
 * `list` show names; `groups` shows names with ZIP codes under headings.
 */
export const serviceAreas = z.strictObject({
  ...titled,
  type: type('service-areas', 'Where we work.'),
  layout: z
    .enum(['regions', 'badges', 'list', 'groups'])
    .describe(
      '`regions`: the groups of `content/regions.json`; `badges` or `list`: names; `groups`: names with ZIP codes.',
    ),
  cities: distinct(z.array(properName(40)).default([])).describe(
    'Names for `badges` and `list`; a name with a city page becomes a link to it.',
  ),
  groups: z
    .array(
      z.strictObject({
        title: line(60).describe('The heading of the group.'),
        cities: distinct(z.array(label(40)).min(1)).describe('Its cities and parts of town, by name.'),
        zipCodes: label(120).describe('Its ZIP codes, as visitors see them.'),
      }),
    )
    .default([])
    .describe('For `groups`: names with ZIP codes under headings.'),
  map: z.boolean().default(false).describe('Shows the map next to them.'),
  actions: actions(2),
});
