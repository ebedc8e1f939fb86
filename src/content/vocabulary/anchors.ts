/**
 * Ids that links, campaigns and buttons can target. They are a public contract: never rename one, because printed QR
 * codes and ads use them.
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
