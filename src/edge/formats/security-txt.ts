/**
 * The first day of this month next year, less a month: RFC 9116 wants the date within a year, and builds of the same
 * commit in the same month are to be the same.
 */
const expiry = (builtAt: Date): Date =>
  new Date(Date.UTC(builtAt.getUTCFullYear(), builtAt.getUTCMonth() + 11, 1));

/**
 * `/.well-known/security.txt`: whom to tell about a hole in the site (RFC 9116).
 * @param email the business's address
 * @param siteUrl public origin
 * @param builtAt from when it counts
 */
export const securityTxt = (email: string, siteUrl: string, builtAt: Date): string =>
  [
    `Contact: mailto:${email}`,
    `Expires: ${expiry(builtAt).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
