/** Devices and APIs that no page of the site uses; the map's frame does not get them either. */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/**
 * Headers that switch off what pages do not need. Without `Cross-Origin-Embedder-Policy`: the map's host does not
 * opt in, so its frame would stay empty.
 * @param hasTag Google's Tag Assistant needs access to the window that it opens, which cross-origin isolation
 *   forbids
 */
export function securityHeaders({ hasTag }: { hasTag: boolean }): Record<string, string> {
  return {
    // Two years. Not includeSubDomains: other hosts of the domain are up to the owner.
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
    ...(hasTag ? {} : { 'Cross-Origin-Opener-Policy': 'same-origin' }),
  };
}
