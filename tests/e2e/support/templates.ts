/** One page of each template that has words of its own in its first view. */
export const templates = [
  '/',
  '/services/slab-leak-repair',
  '/plumbing',
  '/Plumbing/Help',
  '/service-area/garland',
  '/contact',
] as const;
