import { describe, expect, it } from 'vitest';
import { conditionalNumbers } from '@/content/call-numbers';
import { markNumber, withCallNumbers } from '@/layouts/call-numbers';

const main = '(972) 555-0100';
const numbers = conditionalNumbers(
  [
    { id: 'slab', name: 'Slab page', phone: '(214) 555-0103', pages: ['slab'] },
    { id: 'bing', name: 'Microsoft Ads', phone: '(214) 555-0105', clickId: 'msclkid' },
  ],
  () => ['/slab/leaks', '/es/fugas'],
);

describe('A page with numbers', () => {
  const water = '(214) 651-1441';
  const body =
    `<body><p>Call <a href="tel:+19725550100" data-call>${main}</a></p><button aria-label="x">Or ${main}</button>` +
    `<astro-island props="{&quot;note&quot;:[0,&quot;${main}&quot;]}"></astro-island><a href="tel:+12146511441">${water}</a>` +
    `<a href="/office.vcf">Save</a><img src="/text-9725550100.svg" alt="A code"><section data-section="hero"><br>Hi</section><script type="application/ld+json">{"telephone":"+19725550100"}</script></body>`;

  it('has a mark at each element with our number, and at no other', () => {
    expect(markNumber(body, main)).toBe(body.replaceAll(/<(button|astro-island|img)\b/g, '<$1 data-number'));
  });

  it.each(['/slab/leaks', '/es/fugas'])('has its own number in its HTML (%s), not in its head', (path) => {
    const head = `<html><head><meta name="description" content="${main}"></head>`;
    const html = withCallNumbers(`${head}${body}</html>`, main, numbers, path);
    const [before, after] = html.split('<body');
    expect(before).toContain(`content="${main}"`);
    const shown = after!.replaceAll(/<(script|template)\b[^]*?<\/\1>/g, '');
    expect(shown).not.toMatch(/972|555-0100/);
    expect(shown.match(/\(214\) 555-0103/g)).toHaveLength(3);
    expect(shown).toContain('href="/office-2145550103.vcf"');
    expect(shown).toContain('src="/text-2145550103.svg"');
    expect(shown).toContain(water);
    expect(after).toContain('"telephone":"+19725550100"');
  });

  it('has a script that can be read where it stands', () => {
    const html = withCallNumbers(`<html><head></head>${body}</html>`, main, numbers, '/');
    const [, script] = /<template data-numbers><script>([^]*?)<\/script>/.exec(html) ?? [];
    expect(() => new Function(script ?? '<')).not.toThrow();
    expect(html.indexOf('data-numbers')).toBeGreaterThan(html.indexOf('</section>'));
  });
});
