/**
 * The first day of this month next year, minus a month: RFC 9116 recommends less than a year, and builds of the
 * same commit in the same month must be identical.
 */
const expiry = (builtAt: Date): Date =>
  new Date(Date.UTC(builtAt.getUTCFullYear(), builtAt.getUTCMonth() + 11, 1));

/** `/.well-known/security.txt`: whom to tell about a vulnerability (RFC 9116). */
export const securityTxt = (email: string, siteUrl: string, builtAt: Date): string =>
  [
    `Contact: mailto:${email}`,
    `Expires: ${expiry(builtAt).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
