/**
 * Allows requests to this origin only: the editor's fonts and texts come from its package. It encodes pictures with
 * WebAssembly in browsers that cannot do it themselves.
 * @param inline which scripts of the pages themselves may run
 * @param host another origin that may be asked
 */
export const policy = (inline: string, host = ''): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval' ${inline}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    `connect-src 'self' blob: data: ${host}`.trim(),
    "frame-src 'self' blob:",
    "worker-src 'self' blob:",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
