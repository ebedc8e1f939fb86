import type { Pattern } from './patterns';

const offered = String.raw`(?:presupuestos?|cotizaci(?:ón|ones)|estimados?|consultas?|inspecci(?:ón|ones)|revisi(?:ón|ones)|detecci(?:ón|ones))`;

/**
 * Claims in Spanish words. What a text says in figures is compared with its original (`same-facts.ts`), and addresses
 * are found by the patterns of the first language.
 */
export const spanishPatterns: readonly Pattern[] = [
  {
    what: 'a number of jobs or customers',
    reference: 'claim.jobs',
    pattern: /\bmiles de (?:trabajos|clientes|familias|casas|hogares|reparaciones|proyectos|negocios)\b/gi,
  },
  {
    what: 'a rating',
    reference: 'claim.rating',
    pattern: /\bcinco estrellas\b/gi,
  },
  {
    what: 'business hours',
    reference: 'claim.hours',
    pattern: /\blun(?:es)? ?(?:-|–|a) ?(?:vie(?:rnes)?|s[áa]b(?:ado)?|dom(?:ingo)?)\b/gi,
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
    pattern: /\b(?:en menos de|dentro de) (?:una?|dos) (?:horas?|minutos?)\b/gi,
  },
  {
    what: 'a guarantee',
    reference: 'claim.guarantee',
    pattern:
      /\bsatisfacción (?:garantizada|del \d+)|\b100 ?% (?:garantizad[ao]|de satisfacción)|\bgarantía (?:de satisfacción|de por vida|de (?:una?|dos|cinco|diez) (?:años?|mes(?:es)?|días))|\bdevol(?:vemos|ución de) su dinero\b/gi,
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
];
