import { mistakesIn, slip, type Mistake } from '../mistake';
import { sampleText } from '../memory';

const contact = 'content/pages/contact.md';

/** Duplicates of things that must be unique. */
export const twice: readonly Mistake[] = [
  ...mistakesIn(String.raw`
content/landing/toilet.md
  * the address of another landing page
    path: /toilet\n → path: /plumbing\n
    path: is already an address in content/landing/plumbing.md
  * the address of a city page
    path: /toilet\n → path: /service-area/plano\n
    path: address of another kind of page
  the same question in other letters on a landing page
    /question: Is it better to repair.*/ → question: All my toilets gurgle. Is that a  TOILET problem
    @ question: All my toilets gurgle. Is that a toilet problem?
    sections › 8 › items › 4 › question: asks the same as
  the title of another page
    /title: 'Toilet Repair & Replacement in Dallas from.*/ → title: Plumber in Dallas for Leaks, Drains, Heaters and Sewers
    head › title: same title as in content/landing/plumbing.md
content/services/drain.md
  * an alias that is another page
    - /drain-services → - /about
    aliases › 1: is already an address
  * an alias with two parts
    - /drain-services → - /drain/services
    aliases › 1: one word after the slash
content/landing/drain-cleaning.md
  a social address that is not of the page
    /socialPath: .*/ → socialPath: /drains-dallas
    socialPath: is not an address of this page
content/testimonials.json
  * the same review id
    "id": "kevin-t" → "id": "maria-g"
    2 › id: is the same id as in line
content/regions.json
  * a city in two regions
    "plano", "wylie" → "dallas", "wylie"
    2 › cities › 1: is already in a region
content/cities/dallas.md
  a region that lists a city of another
    region: central-dallas-metro → region: north-dallas
    region: under "central-dallas-metro"
  one ZIP code twice
    '75202' → '75201'
    zipCodes › 2: is listed twice
content/pages/home.md
  * two sections with one id
    id: about → id: testimonials
    sections › 6 › id: is the same id as in line
  one review twice in a section
    - kevin-t → - maria-g
    sections › 5 › reviews › 2: is listed twice
content/faqs/main.json
  the same question twice in a set
    "Can you come today?" → "How do you price a job?"
    @ /"How do you price a job\?"(?![^]*"How do you price a job\?")/
    items › 4 › question: asks the same as in line
content/cities/wylie.md
  the name of another city
    name: Wylie → name: Plano
    name: is the name of the city
content/option-sets.json
  * one value for two options
    "value": "water-heater", "label": "Water Heater Services" → "value": "drain-cleaning", "label": "Water Heater Services"
    1 › options › 2 › value: is the same value as
  one label for two options
    "label": "Water Heater Services" → "label": "Drain Cleaning & Repair"
    1 › options › 2 › label: is the same label as
content/site.json
  a holiday twice, with another one between
    "2027-01-01" → "2026-11-26"
    holidays › 3 › date: is listed twice
  a weekday with two times that overlap
    /"hours": \[/ → "hours": [{ "days": ["Friday"], "opens": "07:00", "closes": "09:00" },
    @ /(?<="09:00" \},\s*)\{/
    hours › 2: has Friday at a time
`),
  slip({
    what: 'a question that the set on the page has too',
    file: contact,
    find: '    set: contact',
    by: `    set: contact\n    items:\n      - question: ${JSON.stringify(/"question": "([^"]*)"/.exec(sampleText('content/faqs/contact.json'))?.[1])}\n        answer: Yes.`,
    at: '      - question:',
    field: 'sections › 4 › items › 1 › question',
    says: /asks the same as in content\/faqs\/contact\.json/,
  }),
  slip({
    what: 'the description of another page',
    file: 'content/cities/wylie.md',
    find: /description: .*/,
    by: /description: .*/.exec(sampleText('content/cities/plano.md'))?.[0] ?? '',
    field: 'head › description',
    says: /same description as in content\/cities\/plano\.md/,
    alone: true,
  }),
];
