import { parse as parseJsonc } from 'jsonc-parser';
import { parseDocument, type YAMLSeq } from 'yaml';
import type { ContentFiles } from '@/content-reader/files';

/** A JSON object of a content file. */
type Group = Record<string, unknown>;

/** Name and contact details of the test company. None of these values is in this repository's content. */
export const company = {
  name: 'Hernandez & Sons Plumbing and Drain, Inc.',
  phone: '(469) 555-0142',
  email: 'office@hernandez-and-sons.test',
  street: '2214 Peachtree Road',
  license: 'RMP-41122',
  drainPrice: 89,
} as const;

/**
 * What an office changes on its first day, in the steps of `content/README.md`: its own name, phone, e-mail, street
 * and license; hours of Monday to Saturday, 7 to 7; a day off; the number of years; a price; a city; a landing page
 * with its own form and choices; two reviews.
 * @param files the content before, by file name
 * @returns the new text of each file that changes, by file name
 */
export function takeover(files: ContentFiles): Map<string, string> {
  const changes = new Map<string, string>();
  const textOf = (file: string) => changes.get(file) ?? files.read(file);
  const editJson = <Data>(file: string, edit: (data: Data) => void) => {
    const data = JSON.parse(textOf(file)) as Data;
    edit(data);
    changes.set(file, `${JSON.stringify(data, null, 2)}\n`);
  };

  editJson<Group & { address: Group; license: Group; holidays: { date: string }[] }>(
    'content/site.json',
    (site) => {
      Object.assign(site, { name: company.name, legalName: company.name });
      Object.assign(site, { phone: company.phone, email: company.email });
      site.address.street = company.street;
      site.license.number = company.license;
      site.hours = [
        {
          days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
          opens: '7:00',
          closes: '19:00',
        },
      ];
      const dayOff = { date: '2027-04-21', name: 'San Jacinto Day' };
      // Its texts are not translated yet.
      site.languages = ['en'];
      site.holidays = [...site.holidays, dayOff].sort((a, b) => a.date.localeCompare(b.date));
    },
  );

  editJson<{ founding: Group }>('content/claims.json', ({ founding }) => {
    founding.computeYears = true;
  });
  editJson<{ offers: Record<string, Group> }>('content/offers.json', ({ offers }) => {
    Object.assign(offers.drain ?? {}, { price: company.drainPrice });
  });

  changes.set('content/cities/forney.md', files.read('content/examples/cities.md'));

  const form = 'landing-gas-line';
  changes.set(
    'content/landing/gas-line.md',
    files
      .read('content/examples/landing.md')
      .replaceAll(/(form|modalForm): landing-plumbing(?:-modal)?\n/g, `$1: ${form}\n`),
  );
  changes.set(`content/forms/${form}.json`, files.read('content/forms/landing-plumbing.json'));
  editJson<Group>(`content/forms/${form}.json`, (data) => {
    Object.assign(data, {
      title: 'Tell us about the gas line',
      options: 'gas-line',
      page: 'Gas Line Services',
    });
  });
  editJson<Group[]>('content/option-sets.json', (sets) => {
    sets.push({
      id: 'gas-line',
      options: [
        { value: 'gas-leak', label: 'Smell of gas' },
        { value: 'gas-line', label: 'New gas line' },
        { value: 'other', label: 'Something else' },
      ],
    });
  });

  const [example] = parseJsonc(files.read('content/examples/testimonials.jsonc')) as Group[];
  const reviews = ['rosa-m', 'tom-b'].map((id) => ({ ...example, id, sample: false }));
  editJson<Group[]>('content/testimonials.json', (list) => {
    list.unshift(...reviews);
  });
  const page = 'content/pages/testimonials.md';
  const [, fields = '', rest = ''] = /^---\n([^]*?)\n---([^]*)$/.exec(textOf(page)) ?? [];
  const document = parseDocument(fields);
  const sections = document.toJS() as { sections: { reviews?: string[] }[] };
  const at = sections.sections.findIndex((section) => section.reviews);
  // Replaces two reviews instead of adding two: the heading may give their number.
  const shown = document.getIn(['sections', at, 'reviews']) as YAMLSeq;
  reviews.forEach(({ id }, index) => shown.set(index, id));
  changes.set(page, `---\n${document.toString({ lineWidth: 0 }).trimEnd()}\n---${rest}`);
  return changes;
}
