import { describe, expect, it } from 'vitest';
import { vcard } from '@/lib/vcard';

const office = {
  name: 'Tulsa Pipes, Drains; More',
  phone: '+19185550100',
  email: 'office@example.com',
  address: { street: '1 Main St, Suite 2', city: 'Tulsa', region: 'OK', postalCode: '74103' },
  url: 'https://www.example.com',
  note: 'Mon–Fri',
};

describe('The contact card of the office', () => {
  it('writes commas, semicolons and line breaks so that a phone reads them as text', () => {
    const lines = vcard({ ...office, note: 'One\nTwo' }).split('\r\n');
    expect(lines).toContain('FN:Tulsa Pipes\\, Drains\\; More');
    expect(lines).toContain('TEL;TYPE=WORK,VOICE:+19185550100');
    expect(lines).toContain('ADR;TYPE=WORK:;;1 Main St\\, Suite 2;Tulsa;OK;74103;');
    expect(lines).toContain('NOTE:One\\nTwo');
  });

  it('has no line over 75 bytes, breaks no character, and says the same unfolded', () => {
    const note = 'Monday to Friday – 8 to 6. '.repeat(9);
    const card = vcard({ ...office, note });
    const lines = card.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(card.replaceAll('\r\n ', '')).toContain(`NOTE:${note}\r\n`);
    expect(card.endsWith('END:VCARD\r\n')).toBe(true);
  });
});
