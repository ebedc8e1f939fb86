/**
 * Ids that links, campaigns and buttons may target. They are a public contract: a section that carries one
 * keeps it for ever, because printed QR codes and ads point at it.
 */
export const anchorIds = [
  'services',
  'service-areas',
  'popular-services',
  'about',
  'testimonials',
  'quote-form',
  'free-estimate',
  'lead-form',
  'booking',
  'contact',
] as const;
