/** The address of a landing page: its `path`, or its file's name. */
export const landingPath = (id: string, path: string | undefined): string => path ?? `/${id}`;

/** The main site's pages whose address is not their file's name. */
export const pagePaths: Readonly<Record<string, string>> = {
  home: '/',
  commercial: '/services/commercial-plumbing',
  'not-found': '/404',
};

/** The main site's pages that have their own route in `src/pages/`, by file name in `content/pages/`. */
export const mainPages: readonly string[] = [
  'home',
  'about',
  'commercial',
  'contact',
  'testimonials',
  'thank-you',
  'not-found',
  'offline',
  'stop-the-water',
];
