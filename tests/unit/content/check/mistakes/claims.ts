import { sampleFiles } from '../memory';
import { mistakesIn, slip, type Mistake } from '../mistake';

const home = 'content/pages/home.md';

/** Claims written out by an editor who does not know references. */
const claimed: readonly (readonly [words: string, reference: RegExp])[] = [
  ['Plumbers with 36 years of experience in the houses of Dallas and around it', /claim\.years/],
  ['More than 40 years of work under and inside of the houses of Dallas', /claim\.years/],
  ['36+ years under and inside of the houses of Dallas and of its neighbors', /claim\.years/],
  ['We have completed 15,000+ jobs in the houses of Dallas and around it', /claim\.(jobs|customers)/],
  ['More than 12000 families around Dallas have been helped by our plumbers', /claim\.jobs/],
  ['1,500+ Dallas homeowners have had their toilets repaired by our plumbers', /claim\.customers/],
  ['Read our 500+ reviews before you call anybody else about your pipes', /claim\.reviewCount/],
  ['247 reviews by people around Dallas say how we work in their houses', /claim\.reviewCount/],
  ['Rated 5.0 by the people of Dallas whose drains and heaters we repaired', /claim\.rating/],
  ['4.9/5 from the people of Dallas whose drains and heaters we repaired', /claim\.rating/],
  ['We come 24/7 when water stands on the floor of your house in Dallas', /claim\.emergency/],
  ['24-hour emergency plumber for houses in Dallas and in the cities around', /claim\.emergency/],
  ['Write to us and we answer within 24 hours, on every day of the week', /claim\.reply/],
  ['Somebody from our office in Dallas calls you within 30 minutes, always', /claim\.reply/],
  ['The office is open 8 AM to 6 PM. Call us about your drains and heaters', /claim\.hours/],
  ['Mon-Sat we drive to houses in Dallas and repair their drains and pipes', /claim\.hours/],
  ['Every drain in Dallas for $79, whatever it is that sits in the pipe', /offer\.drain\.price/],
  ['Toilet repair in Dallas from $99, whatever is wrong with the flapper', /offer\.toilet\.price/],
  ['Toilets from 99 dollars, whatever is wrong with the flapper or valve', /offer\.toilet\.price\}\}\. If/],
  ['A slab leak costs $10,000 and more where the pipe is below the kitchen', /claim\.slabCost\}\}\. If/],
  ['A plumber for 120 dollars an hour, whatever is wrong with your drains', /offer\.drain\.price\}\} or /],
  ['Write to us and somebody from our office calls you back in 1 hour, always', /claim\.reply/],
  ['Repairing a slab leak costs $10k to $40k, as other plumbers will say', /claim\.slabCost/],
  ['Call (972) 555-0100 when water stands on the floor of your kitchen', /site\.phone/],
  ['Call 972.555.0100 when water stands on the floor of your kitchen', /site\.phone/],
  ['Write to office@example.com when your water bill is higher than usual', /site\.email/],
  ['Write to jim@plumber.net when your water bill is higher than it was', /site\.email/],
  ['Our master plumber has license M-00000 and works on your house himself', /site\.license\.number/],
  ['Company Plumbing repairs drains, heaters and slabs in all of Dallas', /site\.name/],
  ['Visit us at 100 Example Street and tell us what your house is doing', /site\.address\.street/],
];

/** Files in whose description a claim may be written out; a claim a file. */
const holders = sampleFiles.filter((file) => /^content\/(cities|services|pages)\/.*\.md$/.test(file));

/** Claims written out in texts, and where only a claim may stand. */
export const claimsInTexts: readonly Mistake[] = [
  ...mistakesIn(String.raw`
content/faqs/main.json
  a claim in an answer
    /"answer": "/ → "answer": "We have 36 years of experience. 
    items › 1 › answer: claim.years
content/legal/terms.md
  a phone number in a legal page
    Reply STOP → Or call (972) 555-0100. Reply STOP
    text below the fields: site.phone
  an unknown fact in the text of a legal page
    {{site.legalName}} → {{site.legalname}}
    text below the fields: Did you mean "site.legalName"
content/testimonials.json
  a phone number in a review
    That is all I ask. → Call them at 972-555-0100.
    4 › text: site.phone
content/forms/contact.json
  a reply promise in a toast
    {{claim.reply}} to discuss → within 24 hours to discuss
    success › text: claim.reply
content/landing/plumbing.md
  where the office is, written by hand
    The office is in {{claim.office}} → The office is in Balch Springs
    sections › 6 › intro: claim.office
  a claim on a button
    label: Call about a drain → label: Get a $79 drain
    sections › 3 › items › 1 › action › label: offer.drain.price
content/offers.json
  a price in the words of an offer beside another one in its number
    "short": "{{offer.drain.price}} → "short": "$89.00!
    offers › drain › wordings › short: "\$89.00".*\{\{offer.drain.price\}\}
content/landing/toilet.md
  a price in a price banner
    price: '{{offer.toilet.price}}'\n    text: → price: ninety-nine dollars\n    text:
    sections › 4 › price: is a claim
content/landing/plumbing-help.md
  a copyright year in a footer
    copyrightYear: '{{claim.copyrightYear.lead}}' → copyrightYear: '2024'
    footer › copyrightYear: is a claim
  an unknown reading of a claim
    {{claim.years.trust}} → {{claim.years.thrust}}
    sections › 1 › badges › 2 › text: Did you mean "claim.years.trust"
  an unknown claim
    {{claim.licensed}} → {{claim.license}}
    sections › 1 › badges › 1 › text: Did you mean "claim.licensed"
content/pages/home.md
  a figure in a counter
    figure: '{{claim.jobs}}' → figure: '15000'
    sections › 3 › items › 1 › figure: is a claim
  a counter that cannot count
    figure: '{{claim.jobs}}' → figure: '{{claim.guarantee}}'
    sections › 3 › items › 1 › figure: cannot be counted up to|at most
  a text with quotation marks inside its quotation marks
    text: Drains, water heaters → text: "'Drains, water heaters, slabs'" #
    sections › 1 › text: begins and ends with ', which visitors would see
  bold signs where they are not read
    text: Drains, water heaters → text: Drains, **water heaters**
    sections › 1 › text: which visitors would see
  a link where none is read
    text: Drains, water heaters → text: Drains, [water heaters](/water-heater)
    sections › 1 › text: which visitors would see
content/claims.json
  * a claim that refers to itself
    "no hidden fees" → "{{claim.fees}}"
    claims › fees › default: refers to itself
`),
  ...claimed.map(([words, reference], index) =>
    slip({
      what: `the claim "${words}"`,
      file: holders[index % holders.length] ?? home,
      find: / {2}description: .*/,
      by: `  description: ${JSON.stringify(words)}`,
      field: 'head › description',
      says: new RegExp(`\\{\\{${reference.source}`),
    }),
  ),
];
