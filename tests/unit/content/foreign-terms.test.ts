import { describe, expect, it } from 'vitest';
import { markTerms } from '@/content/finished-html';

const marked = (html: string) => markTerms(html, ['townhomes', 'Off', 'pier and beam'], 'en');

describe('a term in another language', () => {
  it('says which language it is, wherever it stands in a text', () => {
    expect(marked('<p>En los townhomes (pier and beam), en Off.</p>')).toBe(
      '<p>En los <span lang="en">townhomes</span> (<span lang="en">pier and beam</span>), en <span lang="en">Off</span>.</p>',
    );
  });

  it.each([
    'Office townhomesá Offí',
    '<p title="Off" data-text="a > Off">',
    '<script>Off</script><select><option>Off</option></select><!-- Off -->',
  ])('stays as it is in %s', (html) => {
    expect(marked(html)).toBe(html);
  });

  it('is found only where there are any', () => {
    expect(markTerms('Off', [], 'en')).toBe('Off');
  });
});
