import type { Pattern } from './patterns';

const counted = '(?:trabajos|clientes|familias|casas|hogares|reparaciones|proyectos|negocios)';
const offered = String.raw`(?:presupuestos?|cotizaci(?:ón|ones)|estimados?|consultas?|inspecci(?:ón|ones)|revisi(?:ón|ones)|detecci(?:ón|ones))`;

/** Claims in Spanish words. Figures, prices and addresses are found by the patterns of the first language. */
export const spanishPatterns: readonly Pattern[] = [
  {
    what: 'a number of years in business',
    reference: 'claim.years',
    pattern:
      /\b\d{1,3} ?\+ ?años|\b(?:más de|casi) \d{1,3} años (?:de|en)|\b\d{1,3} años (?:de (?:experiencia|servicio|trabajo|plomería)|en (?:el negocio|el oficio|dallas)|sirviendo|trabajando)/gi,
  },
  {
    what: 'the year in which the company began',
    reference: 'claim.founded',
    pattern:
      /\b(?:fundad[ao]|negocio familiar|empresa familiar|sirviendo(?: \S+){0,4}) (?:en|desde) (?:19|20)\d\d\b|\bdesde (?:19[5-9]\d|20\d\d)(?=[.!,]?$)/gi,
  },
  {
    what: 'a number of reviews',
    reference: 'claim.reviewCount',
    pattern: /\b\d[\d,.]* ?\+? (?:reseñas|opiniones|calificaciones)\b/gi,
  },
  {
    what: 'a number of jobs or customers',
    reference: 'claim.jobs',
    pattern: new RegExp(
      String.raw`\b(?:\d{1,3}(?:,\d{3})+|\d{3,}) ?\+? (?:de )?${counted}\b|\bmiles de ${counted}\b`,
      'gi',
    ),
  },
  {
    what: 'a rating',
    reference: 'claim.rating',
    pattern: /\b[1-5](?:\.\d)? ?\+? ?estrellas?\b|\bcinco estrellas\b|\bcalificación de [1-5]\b/gi,
  },
  {
    what: 'a promise of emergency service',
    reference: 'claim.emergency',
    pattern:
      /\b24 horas (?:al|del) día|\b(?:servicio|emergencias?|plomeros?|plomería|atención|abiert[ao]s?|disponibles?) (?:las )?24 horas\b|\b(?:servicio|emergencias?|atendemos|contestamos|llegamos) (?:de )?(?:día y noche|a cualquier hora|toda la noche)\b/gi,
  },
  {
    what: 'a promise of when you answer',
    reference: 'claim.reply',
    pattern: /\b(?:en menos de|dentro de) (?:una?|dos|\d+) (?:horas?|minutos?)\b/gi,
  },
  {
    what: 'business hours',
    reference: 'claim.hours',
    pattern:
      /\b\d{1,2}(?::\d\d)? ?[ap]\. ?m\b|\blun(?:es)? ?(?:-|–|a) ?(?:vie(?:rnes)?|s[áa]b(?:ado)?|dom(?:ingo)?)\b/gi,
  },
  {
    what: 'a price',
    reference: 'price',
    pattern: /\b\d[\d,]* dólares\b/gi,
  },
  {
    what: 'a guarantee',
    reference: 'claim.guarantee',
    pattern:
      /\bsatisfacción (?:garantizada|del \d+)|\b100 ?% (?:garantizad[ao]|de satisfacción)|\bgarantía (?:de satisfacción|de por vida|de (?:\d+|una?|dos|cinco|diez) (?:años?|mes(?:es)?|días))|\bdevol(?:vemos|ución de) su dinero\b/gi,
  },
  {
    what: 'a claim about license, bond and insurance',
    reference: 'claim.licensed',
    pattern:
      /\bcon licencia(?:,| y) (?:fianza|seguro)(?:,? y (?:fianza|seguro))?|\b(?:licenciad|asegurad|afianzad)[ao]s?(?:,| y) (?:licenciad|asegurad|afianzad)[ao]s?\b/gi,
  },
  {
    what: 'a claim about prices',
    reference: 'claim.pricing',
    pattern: /\bprecios? (?:claros?|transparentes?|fijos?|por adelantado)\b|\bprecios? más bajos?\b/gi,
  },
  {
    what: 'a claim about fees',
    reference: 'claim.fees',
    pattern:
      /\bsin (?:cargos?|cuotas?|costos?|cobros?) (?:ocult[ao]s?|adicional(?:es)?|sorpresa|extras?)\b/gi,
  },
  {
    what: 'a claim about free estimates',
    reference: 'offer.estimates',
    pattern: new RegExp(
      String.raw`\b${offered} (?:(?!es\b|son\b)\S+ ){0,3}?(?:gratis|gratuit[ao]s?|sin costo)\b`,
      'gi',
    ),
  },
  {
    what: 'a claim about same-day service',
    reference: 'claim.sameDay',
    pattern:
      /\b(?:servicio|visitas?|citas?|reparaci(?:ón|ones)|presupuestos?|plomer(?:ía|os?)) (?:en )?el mismo día|\b(?:llegamos|vamos) (?:hoy mismo|el mismo día)/gi,
  },
  {
    what: 'how often you send text messages',
    reference: 'claim.smsFrequency',
    pattern: /\b(?:\d+|dos|cuatro) mensajes (?:al|por) mes\b/gi,
  },
  {
    what: 'how long a sewer line takes',
    reference: 'claim.sewerDays',
    pattern: /\b(?:1|uno?) (?:o|a) (?:2|dos) días/gi,
  },
];
