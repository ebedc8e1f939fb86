/** A year less a day, in milliseconds: RFC 9116 wants the date within a year. */
const validity = 364 * 24 * 60 * 60 * 1000;

/**
 * `/.well-known/security.txt`: whom to tell about a hole in the site (RFC 9116).
 * @param email the business's address
 * @param siteUrl public origin
 * @param builtAt from when it counts
 */
export const securityTxt = (email: string, siteUrl: string, builtAt: Date): string =>
  [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(builtAt.getTime() + validity).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
