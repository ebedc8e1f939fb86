/** A text in double quotes, as Caddy and nginx read it. */
export const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;
