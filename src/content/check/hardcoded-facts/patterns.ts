/**
 * A pattern that finds a claim or fact in other words or with another number, and the reference that belongs there
 * instead. `find.ts` also searches for the exact readings of `content/claims.json` and facts of `content/site.json`.
 */
export interface Pattern {
  /** What was found, for the message: `a number of years in business`. */
  what: string;
  /** The reference that belongs there, without braces; `price` for the claim with that price. */
  reference: string;
  pattern: RegExp;
  /**
   * The same in Spanish words. What a Spanish text says in figures is compared with its original (`same-facts.ts`), and
   * addresses are found by `pattern`.
   */
  spanish?: RegExp;
  /** True if it is not even allowed in a customer's review. */
  everywhere?: boolean;
}

const offeredInSpanish = String.raw`(?:presupuestos?|cotizaci(?:ón|ones)|estimados?|consultas?|inspecci(?:ón|ones)|revisi(?:ón|ones)|detecci(?:ón|ones))`;
const number = String.raw`\d[\d,.]*`;
const counted =
  '(?:jobs?|customers?|clients?|homeowners?|families|households|homes|houses|repairs?|projects?|businesses|installations?)';

/** Tried in this order; the first match counts. */
export const patterns: readonly Pattern[] = [
  {
    what: 'a phone number',
    reference: 'site.phone',
    pattern: /(?<![\d-])(?:\+?1[ .-]?)?(?:\(\d{3}\)|\d{3})[ .-]?\d{3}[ .-]\d{4}(?!\d)/gi,
    everywhere: true,
  },
  {
    what: 'an e-mail address',
    reference: 'site.email',
    pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi,
    everywhere: true,
  },
  {
    what: 'a license number',
    reference: 'site.license.number',
    pattern: /\bM-?\d{5}\b|\blicen[sc]e (?:no\.?|number|#) ?:? ?[A-Z]?-?\d{3,}/g,
  },
  {
    what: 'a number of years in business',
    reference: 'claim.years',
    pattern: new RegExp(
      String.raw`\b\d{1,3} ?\+ ?(?:years?|yrs?)\b|\b(?:over|more than|nearly|almost|for) \d{1,3} years? (?:of|in|we|experience)|\b\d{1,3} years? (?:of (?:\w+ ){0,2}(?:experience|service|plumbing|work)|in (?:business|the trade|plumbing|dallas)|experience|serving)|\b(?:three|four) decades\b|\b(?:thirty|forty)(?:[ -]\w+)? years (?:of|in|serving)`,
      'gi',
    ),
  },
  {
    what: 'the year in which the company began',
    reference: 'claim.founded',
    pattern:
      /\b(?:founded|established|est\.?|in business|family[- ]owned|serving(?: \w+){0,4})\s+(?:in|since)?\s*(?:19|20)\d\d\b|\bsince (?:19[5-9]\d|20\d\d)(?= (?:we|our)\b|[.!,]?$)/gi,
  },
  {
    what: 'a number of reviews',
    reference: 'claim.reviewCount',
    pattern: new RegExp(String.raw`\b${number} ?\+? (?:[\w-]+ )?(?:reviews|ratings)\b`, 'gi'),
  },
  {
    what: 'a number of jobs or customers',
    reference: 'claim.jobs',
    pattern: new RegExp(
      String.raw`\b${number} ?\+ (?:\w+ ){0,2}${counted}\b|\b(?:\d{1,3}(?:,\d{3})+|\d{3,}) (?:\w+ ){0,2}${counted}\b|\bthousands of (?:\w+ ){0,2}${counted}\b`,
      'gi',
    ),
    spanish: /\bmiles de (?:trabajos|clientes|familias|casas|hogares|reparaciones|proyectos|negocios)\b/gi,
  },
  {
    what: 'a rating',
    reference: 'claim.rating',
    pattern:
      /\b[1-5](?:\.\d)? ?\+? ?(?:stars?\b|-star\b)|\bfive[- ]star(?:s)?\b|\b[1-5]\.\d ?(?:\/ ?5|out of (?:5|five)|rating|on google|on yelp)|\b[1-5] ?\/ ?5\b|\brated (?:at )?[1-5]\.\d\b/gi,
    spanish: /\bcinco estrellas\b/gi,
  },
  {
    what: 'a promise of emergency service',
    reference: 'claim.emergency',
    pattern:
      /\b24 ?(?:\/|x) ?7\b|\b24[- ]hours? (?:emergency|plumb\w*|service|response|a day)\b|\b(?:open|available|here|there|answer\w*|service|call(?: us)?) around the clock\b|\baround[- ]the[- ]clock (?:service|emergency|response|plumb\w*|help|repairs?)\b|\b(?:day (?:and|or) night|nights? and weekends?) (?:service|emergency|response|plumb\w*)\b|\bopen all night\b|\b(?:service|emergency|response|plumb\w*|help|come|answer) at any hour\b|\bno overnight\b/gi,
    spanish:
      /\b24 horas (?:al|del) día|\b(?:servicio|emergencias?|plomeros?|plomería|atención|abiert[ao]s?|disponibles?) (?:las )?24 horas\b|\b(?:servicio|emergencias?|atendemos|contestamos|llegamos) (?:de )?(?:día y noche|a cualquier hora|toda la noche)\b/gi,
  },
  {
    what: 'a promise of when you answer',
    reference: 'claim.reply',
    pattern:
      /\b(?:within|in under|in less than) (?:an?|one|two|the|\d+) (?:business )?(?:hours?|minutes?)\b|\bwithin minutes\b|\bback in (?:an?|one|two|\d+) (?:hours?|minutes?)\b|\b\d+[- ](?:hour|minute) (?:response|reply|call ?back|answer)\b/gi,
    spanish: /\b(?:en menos de|dentro de) (?:una?|dos) (?:horas?|minutos?)\b/gi,
  },
  {
    what: 'business hours',
    reference: 'claim.hours',
    pattern:
      /\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b|\bmon(?:day)?s? ?(?:-|–|to|through|thru) ?(?:fri|sat|sun)(?:(?:ur)?day)?s?\b/gi,
    spanish: /\blun(?:es)? ?(?:-|–|a) ?(?:vie(?:rnes)?|s[áa]b(?:ado)?|dom(?:ingo)?)\b/gi,
  },
  {
    what: 'a price',
    reference: 'price',
    pattern: /\$ ?\d[\d,.]*k?\b|\b\d+ (?:dollars|bucks|USD)\b/gi,
  },
  {
    what: 'a guarantee',
    reference: 'claim.guarantee',
    pattern:
      /\b(?:100|hundred) ?(?:%|percent) (?:satisfaction|satisfied|guarante\w*)|\bsatisfaction guarante\w*|\bmoney[- ]back\b|\blifetime (?:guarantee|warranty)\b|\b(?:\d+|one|two|five|ten)[- ](?:year|month|day) (?:guarantee|warranty)\b/gi,
    spanish:
      /\bsatisfacción (?:garantizada|del \d+)|\b100 ?% (?:garantizad[ao]|de satisfacción)|\bgarantía (?:de satisfacción|de por vida|de (?:una?|dos|cinco|diez) (?:años?|mes(?:es)?|días))|\bdevol(?:vemos|ución de) su dinero\b/gi,
  },
  {
    what: 'a claim about license, bond and insurance',
    reference: 'claim.licensed',
    pattern:
      /\b(?:fully )?(?:licensed|bonded|insured),? (?:and |& ?)?(?:licensed|bonded|insured)(?:,? (?:and |& ?)?(?:bonded|insured))?\b/gi,
    spanish:
      /\bcon licencia(?:,| y) (?:fianza|seguro)(?:,? y (?:fianza|seguro))?|\b(?:licenciad|asegurad|afianzad)[ao]s?(?:,| y) (?:licenciad|asegurad|afianzad)[ao]s?\b/gi,
  },
  {
    what: 'a claim about prices',
    reference: 'claim.pricing',
    pattern: /\b(?:up[- ]?front|flat[- ]rate|transparent) (?:pricing|prices?)\b|\blowest prices?\b/gi,
    spanish: /\bprecios? (?:claros?|transparentes?|fijos?|por adelantado)\b|\bprecios? más bajos?\b/gi,
  },
  {
    what: 'a claim about fees',
    reference: 'claim.fees',
    pattern: /\bno (?:hidden|extra|surprise|trip) (?:fees|charges|costs)\b/gi,
    spanish:
      /\bsin (?:cargos?|cuotas?|costos?|cobros?) (?:ocult[ao]s?|adicional(?:es)?|sorpresa|extras?)\b/gi,
  },
  {
    what: 'a claim about free estimates',
    reference: 'offer.estimates',
    pattern: /\bfree (?:estimates?|quotes?|consultations?|(?:\w+ ){0,2}(?:inspections?|detection))\b/gi,
    spanish: new RegExp(
      String.raw`\b${offeredInSpanish} (?:(?!es\b|son\b)\S+ ){0,3}?(?:gratis|gratuit[ao]s?|sin costo)\b`,
      'gi',
    ),
  },
  {
    what: 'a claim about same-day service',
    reference: 'claim.sameDay',
    pattern: /\bsame[- ]day (?:service|visits?|appointments?|repairs?|estimates?|plumb\w*)\b/gi,
    spanish:
      /\b(?:servicio|visitas?|citas?|reparaci(?:ón|ones)|presupuestos?|plomer(?:ía|os?)) (?:en )?el mismo día|\b(?:llegamos|vamos) (?:hoy mismo|el mismo día)/gi,
  },
  {
    what: 'how often you send text messages',
    reference: 'claim.smsFrequency',
    pattern: /\b(?:\d+|two|four) (?:text |marketing )?messages (?:a|per|each) month\b/gi,
  },
  {
    what: 'how long a sewer line takes',
    reference: 'claim.sewerDays',
    pattern: /\b(?:1|one) (?:to|or|-|–) ?(?:2|two) days\b/gi,
  },
];
