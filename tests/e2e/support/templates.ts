/** One page of each template that has words of its own in its first view. */
export const templates = [
  '/',
  '/services/slab-leak-repair',
  '/plumbing',
  '/Plumbing/Help',
  '/service-area/garland',
  '/contact',
] as const;

/** One landing page of each layout: its form and address are of a family of their own. */
export const landingTemplates: readonly string[] = ['/plumbing', '/Plumbing/Help'];
