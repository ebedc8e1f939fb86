import { mistakesIn } from '../mistake';

/** What search engines would cut off or not understand. */
export const heads = mistakesIn(String.raw`
content/cities/dallas.md
  a title of more than 65 letters
    /title: Plumber in Dallas.*/ → title: Plumber in Dallas, TX | Drains, slab leaks, water heaters and sewers
    head › title: at most 65
content/landing/plumbing.md
  a description of more than 165 letters
    /description: 'Leak, clog.*/ → description: Leaks, clogs, heaters and sewers. Leaks, clogs, heaters and sewers. Leaks, clogs, heaters and sewers. Leaks, clogs, heaters and sewers. Leaks, clogs, heaters and sewers. Leaks, clogs, heaters and sewers.
    head › description: at most 165
  a button that grows too long with a reference
    label: 'Call {{site.phone}}' → label: 'Call {{site.phone}} or write to us at {{site.email}} if that is easier'
    sections › 1 › actions › 1 › label: at most 60|once its references
content/pages/contact.md
  a description too short to say anything
    / {2}description: .*/ →   description: Write to us.
    head › description: at least 50
`);
