/** What a contact card says of the office; texts as people write them, without references. */
export interface OfficeCard {
  name: string;
  /** With its country code and without spaces: `+19725550100`. */
  phone: string;
  email: string;
  address: { street: string; city: string; region: string; postalCode: string };
  url: string;
  /** What else a phone shows below the numbers, such as the hours. */
  note: string;
}

/** RFC 6350, 3.4: backslash, comma, semicolon and line breaks are written with a backslash. */
const escape = (text: string): string => text.replaceAll(/[\\,;]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');

const encoder = new TextEncoder();

/** RFC 6350, 3.2: a line of at most 75 bytes; what is longer goes on in the next one, behind a space. */
function fold(line: string): string {
  let [folded, bytes] = ['', 0];
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > 75) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

/**
 * A contact card for the office, in version 3.0, which iPhones and Android phones import.
 * @returns the file's text, with CRLF line ends as RFC 6350 wants
 */
export function vcard({ name, phone, email, address, url, note }: OfficeCard): string {
  const { street, city, region, postalCode } = address;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escape(name)};;;;`,
    `FN:${escape(name)}`,
    `ORG:${escape(name)}`,
    `TEL;TYPE=WORK,VOICE:${phone}`,
    `EMAIL;TYPE=WORK:${escape(email)}`,
    `ADR;TYPE=WORK:;;${[street, city, region, postalCode].map(escape).join(';')};`,
    `URL:${url}`,
    `NOTE:${escape(note)}`,
    'X-ABShowAs:COMPANY',
    'END:VCARD',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
