import { describe, expect, it } from 'vitest';
import { localizeLinks } from '@/content/finished-html';
import { collections, wholeFile, type CollectionName } from '@/content/collections';
import { plain } from '@/content/load/mistake';
import { changesSince, hashesOf } from '@/content/load/translated';
import { applyTranslation, textsOnly, translatableIn } from '@/content/load/translation';

const original = {
  items: [
    { question: 'Do you charge for a visit?', answer: 'Call {{site.phone}}.' },
    { question: '{{claim.years}}', answer: 'Yes.' },
  ],
};
const spanish = {
  items: [{ question: '¿Cobran la visita?', answer: 'Llame al {{site.phone}}.' }, { answer: 'Sí.' }],
};
const over = (written: unknown) =>
  applyTranslation(collections.faqs.schema, original, written, 'content/faqs/main.json');
const messages = (written: unknown) =>
  over(written).mistakes.map(({ path, message }) => `${path.join('.')} ${plain(message)}`);

describe('A translation', () => {
  it('takes the place of the texts of its original, and leaves what is only a reference', () => {
    expect(over(spanish)).toEqual({
      whole: {
        items: [
          { question: '¿Cobran la visita?', answer: 'Llame al {{site.phone}}.' },
          { question: '{{claim.years}}', answer: 'Sí.' },
        ],
      },
      mistakes: [],
    });
  });

  it.each<[string, CollectionName, english: object, written: object, string]>([
    [
      'lacks no text',
      'faqs',
      original,
      { items: [{ question: '¿?' }, { answer: 'Sí.' }] },
      'items.0.answer is missing',
    ],
    [
      'has the same entries',
      'faqs',
      original,
      { items: [...spanish.items, {}] },
      'items has 3 entries, and 2 in x',
    ],
    [
      'has them in the same order',
      'pages',
      { sections: [{ type: 'brands', title: 'Brands' }] },
      { sections: [{ type: 'hero', title: 'Marcas' }] },
      'is "hero", and "brands" in x',
    ],
    [
      'names the same groups',
      'claims',
      { claims: [{ name: 'years', about: 'Years', default: 'since long' }] },
      { claims: [{ name: 'jobs', default: 'desde hace mucho' }] },
      'claims.0.name ',
    ],
    ['has only texts', 'faqs', original, { ...spanish, order: 2 }, 'order is nothing to translate'],
    [
      'has no settings',
      'forms',
      { family: 'quote', title: 'Ask' },
      { family: 'contact', title: 'Pida' },
      'family ',
    ],
  ])('%s', (_, kind, english, written, says) => {
    const { mistakes } = applyTranslation(collections[kind].schema, english, written, 'x');
    expect(mistakes.map(({ path, message }) => `${path.join('.')} ${plain(message)}`)).toEqual([
      expect.stringContaining(says),
    ]);
  });

  it('needs no city with its state, beside a review', () => {
    const mistakesOf = (location: string) =>
      applyTranslation(
        wholeFile(collections.testimonials),
        [{ id: 'maria-g', name: 'Maria G.', location, text: 'Well done.', rating: 5, sample: false }],
        [{ id: 'maria-g' }],
        'content/testimonials.json',
      ).mistakes;
    expect(mistakesOf('Dallas, TX')).toEqual([]);
    expect(mistakesOf('Homeowner')).toMatchObject([{ path: [0, 'location'], message: 'is missing' }]);
  });

  it('has the words that stand beside a claim, too', () => {
    const sections = [{ type: 'closing-call', hours: 'Office {{claim.hours}}', actions: [] }];
    const texts = translatableIn(collections.landing, { sections, footer: { hours: '{{claim.hours}}' } });
    expect(Object.values(texts)).toEqual(['Office {{claim.hours}}']);
  });

  it.each([
    ['null', { items: [null, { answer: null }] }],
    ['empty', { items: [{ question: '', answer: ' ' }, {}] }],
    ['missing', {}],
    ['missing at the end', { items: [{}] }],
  ])('may have a text that is %s: the original stands in its place', (_, written) => {
    expect(over(written).whole).toEqual(original);
    expect(messages(written)).toEqual([
      'items.0.question is missing',
      'items.0.answer is missing',
      'items.1.answer is missing',
    ]);
  });

  it('takes no copy of what is the same in every language, as an editor makes it of a list', () => {
    const page = { sections: [{ type: 'hero', title: 'Pipes', badges: [{ icon: 'star', text: 'Rated' }] }] };
    const copied = [{ type: 'hero', title: 'Tubos', badges: [{ icon: 'clock', text: 'Con reseñas' }] }];
    expect(applyTranslation(collections.pages.schema, page, { sections: copied }, 'x')).toEqual({
      whole: {
        sections: [{ type: 'hero', title: 'Tubos', badges: [{ icon: 'star', text: 'Con reseñas' }] }],
      },
      mistakes: [],
    });
  });

  it('begins as its original, with nothing but texts', () => {
    const city = { name: 'Dallas', zipCodes: ['75201'], hero: { tagline: 'Drains', text: 'Old pipes.' } };
    expect(textsOnly(collections.cities, city)).toEqual({ hero: { tagline: 'Drains', text: 'Old pipes.' } });
    expect(textsOnly(collections.cities, city, { hero: { tagline: 'Drenajes' } })).toEqual({
      hero: { tagline: 'Drenajes', text: 'Old pipes.' },
    });
  });

  it('has as many search words as people search with', () => {
    const head = { head: { title: 'Plumber', keywords: ['plumber'] } };
    const whole = applyTranslation(
      collections.pages.schema,
      head,
      { head: { title: 'Plomero', keywords: ['plomero', 'plomeros'] } },
      'x',
    );
    expect(whole.mistakes).toEqual([]);
    expect(whole.whole).toEqual({ head: { title: 'Plomero', keywords: ['plomero', 'plomeros'] } });
  });

  it('is behind where its original has changed since', () => {
    const then = translatableIn(collections.faqs, original);
    const [first, second] = original.items;
    const now = translatableIn(collections.faqs, {
      items: [{ ...first, answer: 'Text {{site.phone}}.' }, second],
    });
    const hashes = hashesOf(then);
    expect(changesSince(hashes, then)).toEqual([]);
    expect(changesSince(hashes, now)).toEqual([{ name: 'items › 1 › answer', is: 'Text {{site.phone}}.' }]);
  });
});

describe('A link of a translated page', () => {
  const addresses = new Map([
    ['/contact', '/es/contacto'],
    ['/', '/es'],
  ]);

  it.each([
    [
      'leads to the page of its language',
      '<a class="a>b" href="/contact#contact">',
      '<a class="a>b" href="/es/contacto#contact">',
    ],
    ['leads to its home page', '<a href="/">', '<a href="/es">'],
    [
      'says so where the page is only in the first language',
      '<a href="/terms">',
      '<a hreflang="en-US" href="/terms">',
    ],
    ...[
      '<a href="https://example.com/contact">',
      '<a href="#contact">',
      '<a href="/guide.pdf">',
      '<a hreflang="en-US" href="/contact">',
      '<link href="/contact">',
    ].map((link) => ['stays what it is', link, link] as const),
  ] as const)('%s: %s', (_, html, local) => {
    expect(localizeLinks(html, addresses, 'en-US')).toBe(local);
  });
});
