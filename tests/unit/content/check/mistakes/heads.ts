import { contact, plumbing, dallas } from './files';
import { slip, type Mistake } from '../mistake';

/** What search engines would cut off or not understand. */
export const heads: readonly Mistake[] = [
  slip({
    what: 'a title of more than 65 letters',
    file: dallas,
    find: /title: Plumber in Dallas.*/,
    by: 'title: Plumber in Dallas, TX | Drains, slab leaks, water heaters and sewers',
    field: 'head › title',
    says: /at most 65/,
  }),
  slip({
    what: 'a description of more than 165 letters',
    file: plumbing,
    find: /description: 'Leak, clog.*/,
    by: `description: ${'Leaks, clogs, heaters and sewers. '.repeat(6).trim()}`,
    field: 'head › description',
    says: /at most 165/,
  }),
  slip({
    what: 'a description too short to say anything',
    file: contact,
    find: / {2}description: .*/,
    by: '  description: Write to us.',
    field: 'head › description',
    says: /at least 50/,
  }),
  slip({
    what: 'a button that grows too long with a reference',
    file: plumbing,
    find: "label: 'Call {{site.phone}}'",
    by: "label: 'Call {{site.phone}} or write to us at {{site.email}} if that is easier'",
    field: 'sections › 1 › actions › 1 › label',
    says: /at most 60|once its references/,
  }),
];
