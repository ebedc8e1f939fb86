import { elementsOf } from '../../lib/html';
import type { Complaint, Judge } from './judge';

interface JsonLd {
  default: {
    expand: (document: unknown, options: object) => Promise<unknown[]>;
  };
}

/** Every name of an object that JSON-LD's expansion would drop without a word, because it has no address. */
const dropped = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(
    ([name, inside]) => (!/^(?:@|https?:)/.test(name) && !Array.isArray(value)) || dropped(inside),
  );

/** The expansion of structured data by JSON-LD's own library. The vocabulary stands in for schema.org's context. */
export const jsonld: Judge = {
  name: 'jsonld',
  package: 'jsonld',
  counts: 'blocks',
  judge: async ({ load, pages, html, progress }) => {
    const { default: library } = await load<JsonLd>('jsonld');
    const complaints: Complaint[] = [];
    let seen = 0;
    for (const [index, page] of pages.entries()) {
      progress(index, pages.length);
      const blocks = elementsOf(html(page)).filter(
        ({ attributes }) => attributes.get('type') === 'application/ld+json',
      );
      for (const { text } of blocks) {
        seen += 1;
        const complain = (rule: string) => complaints.push({ rule, page, example: text.slice(0, 120) });
        try {
          const block = JSON.parse(text) as Record<string, unknown>;
          if (!/^https:\/\/schema\.org\/?$/.test(String(block['@context']))) complain('another context');
          const expanded = await library.expand(
            { ...block, '@context': { '@vocab': 'https://schema.org/', id: '@id', type: '@type' } },
            { base: 'https://www.example.com/', safe: true },
          );
          if (expanded.length === 0 || dropped(expanded)) complain('nothing is left after expansion');
        } catch (error) {
          complain(error instanceof Error ? error.message : String(error));
        }
      }
    }
    return { seen, complaints };
  },
};
