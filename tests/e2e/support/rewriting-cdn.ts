/** What Cloudflare's e-mail obfuscation, on by default for a new zone, does to a page that it passes on. */

const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** An address as its decoder reads it: a key and the bytes of the address combined with it, in hexadecimal. */
const encoded = (address: string, key = 0x6e): string =>
  [key, ...Buffer.from(address).map((byte) => byte ^ key)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/**
 * A page as it is passed on: addresses in links and texts are encoded, and a script that decodes them is added. Scripts,
 * styles, attributes other than `href`, and what stands between the comments for this purpose stay.
 */
export function obfuscateEmails(html: string): string {
  const parts = html.split(
    /(<!--email_off-->[^]*?<!--\/email_off-->|<(?:script|style|textarea)\b[^]*?<\/(?:script|style|textarea)>|<head>[^]*?<\/head>|<[^>]*>)/,
  );
  const rewritten = parts.map((part, index) => {
    if (index % 2 === 0)
      return part.replace(
        ADDRESS,
        (address) =>
          `<span class="__cf_email__" data-cfemail="${encoded(address)}">[email&#160;protected]</span>`,
      );
    return part.startsWith('<a ')
      ? part.replace(
          /href="mailto:([^"]*)"/,
          (_, to: string) => `href="/cdn-cgi/l/email-protection#${encoded(to)}"`,
        )
      : part;
  });
  const text = rewritten.join('');
  return text === html
    ? html
    : text.replace(
        '</body>',
        '<script data-cfasync="false" src="/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js"></script></body>',
      );
}
