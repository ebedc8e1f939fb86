/** Devices and services that no page of the site uses; the map, a frame of another host, gets none of them either. */
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
 * Headers that take from a page what it does not need. There is no `Cross-Origin-Embedder-Policy`: the map's host
 * does not opt in, and its frame would stay empty.
 * @param hasTag Google's Tag Assistant looks into the window that it opens, which cross-origin isolation forbids
 */
export function securityHeaders({ hasTag }: { hasTag: boolean }): Record<string, string> {
  return {
    // Two years. Other hosts of the same domain are the owner's business: no includeSubDomains.
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
    ...(hasTag ? {} : { 'Cross-Origin-Opener-Policy': 'same-origin' }),
  };
}
