import { describe, expect, it } from 'vitest';
import { firstLine, textAddress } from '@/content/texting';

const texting = {
  label: 'Text us',
  desktop: 'Text us.',
  code: 'Code',
  usual: 'Hi, I need a plumber at',
  byPage: { '/sewer-line': 'Hi, I have a sewer backup at', '/Sewer': 'Hi, my sewer is slow at' },
};
const site = { phone: '(972) 555-0100' };

describe('A text message to the office', () => {
  it('begins with the line of its page, or of the address above it, or the usual one', () => {
    expect(firstLine(texting, '/sewer-line')).toBe('Hi, I have a sewer backup at');
    expect(firstLine(texting, '/Sewer/Lines')).toBe('Hi, my sewer is slow at');
    expect(firstLine(texting, '/')).toBe('Hi, I need a plumber at');
    expect(firstLine(texting, '/sewer-lines')).toBe('Hi, I need a plumber at');
  });

  it('opens with number and first line, and room for the address', () => {
    expect(textAddress({ ...site, texts: true }, texting, '/sewer-line')).toBe(
      'sms:+19725550100?&body=Hi%2C%20I%20have%20a%20sewer%20backup%20at%20',
    );
  });

  it('is not offered while nobody has said that texts are read, or that they are not', () => {
    expect(textAddress(site, texting, '/sewer-line')).toBeUndefined();
    expect(textAddress({ ...site, texts: false }, texting, '/sewer-line')).toBeUndefined();
  });
});
