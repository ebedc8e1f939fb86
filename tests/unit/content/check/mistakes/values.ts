import { mistakesIn, slip, type Mistake } from '../mistake';

const callNumbers = 'content/call-numbers.json';

/** The file of numbers with entries that differ from a valid one. */
const numbers = (...entries: object[]): string =>
  JSON.stringify(
    entries.map((entry, index) => ({
      id: `number-${index}`,
      name: `Number ${index}`,
      phone: `(214) 555-010${index}`,
      utm_source: `source-${index}`,
      ...entry,
    })),
    null,
    2,
  );

/** Values that cannot be right: numbers, hours, days, places, sizes of lists. */
export const values: readonly Mistake[] = [
  ...mistakesIn(String.raw`
content/testimonials.json
  a review with a date as people say it
    "sample": true → "date": "last May",\n    "sample": true
    @ "last May"
    1 › date: is not a date
  a review with a link and no source
    "sample": true → "url": "https://reviews.example.com/1",\n    "sample": true
    @ "https://reviews.example.com/1"
    1 › url: Add "source": "Google"
  "rating": 5 → "rating": 0
    1 › rating: at least 1
  "rating": 5 → "rating": 6
    1 › rating: at most 5
  "rating": 5 → "rating": 4.5
    1 › rating: whole number
  "rating": 5 → "rating": "5"
    1 › rating: takes a number
  "sample": true → "sample": "yes"
    1 › sample: takes true or false
  * "id": "maria-g" → "id": "Maria G"
    1 › id: is not a name
content/claims.json
  * "60 minutes" → "soon"
    claims › callback › default: within how many minutes we call back
content/site.json
  * "(972) 555-0100" → "972-555-0100"
    phone: is not a phone number
  * "office@example.com" → "the office@example.com"
    email: is not an e-mail address
  * "75180" → "7518"
    address › postalCode: is not a ZIP code
  "75180" → "10001"
    address › postalCode: is not a ZIP code in Texas
  * "TX" → "Texas"
    address › region: is not a state
  * "M-00000" → "RMP#41122"
    license › number: is not a plumbing license number
  * "opens": "08:00" → "opens": "24:30"
    hours › 1 › opens: is not a time
  "closes": "18:00" → "closes": "06:00"
    hours › 1 › closes: is not after "08:00"
  other hours that end before they begin
    "holidays": → "seasons": [{ "from": "2027-08-31", "until": "2027-06-01", "hours": [{ "days": ["Friday"], "opens": "07:00", "closes": "20:00" }] }],\n  "holidays":
    @ "2027-06-01"
    seasons › 1 › until: "2027-06-01" is before "2027-08-31", when these hours begin
  other hours that overlap other ones
    "holidays": → "seasons": [{ "from": "2027-06-01", "until": "2027-08-31", "hours": [{ "days": ["Friday"], "opens": "07:00", "closes": "20:00" }] },\n{ "from": "2027-08-31", "until": "2027-09-15", "hours": [{ "days": ["Friday"], "opens": "07:00", "closes": "20:00" }] }],\n  "holidays":
    @ /(?<=\{ "from": )"2027-08-31"/
    seasons › 2 › from: "2027-08-31" to "2027-09-15" overlaps "2027-06-01" to "2027-08-31"
  * "2026-12-25" → "2026-12-32"
    holidays › 2 › date: is not a date
  "America/Chicago" → "America/Dallas"
    timeZone: is not a time zone.*America/Chicago
  * "priceRange": "$$" → "priceRange": "cheap"
    priceRange: Known: \$
content/cities/dallas.md
  '75204' → 75204
    zipCodes › 4: Put it in quotes: '75204'
  -96.797 → 96.797
    geo › longitude: at most
content/cities/plano.md
  a ZIP code that does not exist
    /'75\d{3}'/ → '75999'
    zipCodes › 1: is not a ZIP code in Texas
content/offers.json
  * "condition": → "from": { "day": "2027-02-30", "time": "17:00" }, "condition":
    @ "day": 
    offers › drain › from › day: is not a date
  an offer from { "day": "2027-06-04", "time": "17:00" } until { "day": "2027-06-04", "time": "16:00" }
    "condition": → "from": { "day": "2027-06-04", "time": "17:00" }, "until": { "day": "2027-06-04", "time": "16:00" }, "condition":
    @ { "day": "2027-06-04", "time": "16:00" }
    offers › drain › until: is not after .from.
content/option-sets.json
  * "value": "drain-cleaning" → "value": ""
    1 › options › 1 › value: [Aa]n option needs a value
content/faqs/commercial.json
  a set without questions
    /"items": \[[^]*\]/ → "items": []
    items: is an empty list
content/popular-services.json
  two bullets where three belong
    /"Slow sinks[^"]*",\s*/ → 
    @ "bullets"
    1 › bullets: has 2 entries.*exactly 3
content/landing/toilet.md
  a text where a list belongs
    /reviews: \[.*\]/ → reviews: sandra-l
    sections › 5 › reviews: takes a list
  title: What's yours doing? → title:
    sections › 3 › title: is empty
  * an address with a space
    path: /toilet\n → path: /toilet repair\n
    path: is not an address
content/landing/plumbing-help.md
  - Help finding the valve, step by step, while you hold the phone → - Valve: we help you find it
    sections › 3 › items › 1: needs quotes
  a reference at the start of a text without quotes
      hours: '{{claim.hours}}' →   hours: {{claim.hours}}
    footer › hours: needs quotes
content/pages/home.md
  autoplay: 4000 → autoplay: 40
    sections › 2 › autoplay: at least 1000
content/forms/short-toilet.json
  "toilet_help_landing" → "toilet help"
    source: other signs than a source
  a form without its choices
    /"options": "[^"]*",\s*/ → 
    @ {
    options: is missing.*landingShort
  a label that does not fit above its field
    "label": "What the toilet does" → "label": "What the toilet does What the toilet does What the toilet does What the toilet does"
    fields › service › label: [Aa]t most 60
content/forms/short-slab.json
  a short form without its source
    /"source": "[^"]*",\s*/ → 
    @ {
    source: is missing
content/forms/contact.json
  a redirect for a form that says thanks itself
    "submit": → "redirectOnSubmit": true,\n  "submit":
    redirectOnSubmit: is not used by a form of the contact family.*Remove it
`),
  ...(
    [
      ['that is the main one', [{ phone: '(972) 555-0100' }], 'phone', /is the main number/, '"phone"'],
      ['that nobody can dial', [{ phone: '(214) 155-0100' }], 'phone', /cannot be dialed/, '"phone"'],
      ['of a page that is not there', [{ pages: ['slab'] }], 'pages › 1', /is not a landing page/, '"slab"'],
      ['without a page or an ad', [{ utm_source: undefined }], 'phone', /is shown nowhere/, '"phone"'],
      ['of the platform itself', [{ clickId: 'google' }], 'clickId', /gclid/, '"clickId"'],
    ] as const
  ).map(([what, entries, field, says, at]) =>
    slip({
      what: `a number ${what}`,
      file: callNumbers,
      find: '[]',
      by: numbers(...entries),
      at,
      field: `1 › ${field}`,
      says,
    }),
  ),
  slip({
    what: 'two numbers for the same click',
    file: callNumbers,
    find: '[]',
    by: numbers({}, { utm_source: undefined, utm_campaign: 'freeze' }),
    at: '"Number 1"',
    field: '2 › name',
    says: /"Number 1" and "Number 0".*can hold for the same visitor/,
  }),
];
