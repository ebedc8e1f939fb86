import { describe, expect, it } from 'vitest';
import * as slides from '@/islands/carousel/slides';
import { words } from '../words';

const toSlides = (html: string, role: 'slide' | 'listitem') => slides.toSlides(html, role, words.carousel);

describe('the slides of a carousel', () => {
  it('are its top-level items, each told which of how many it is', () => {
    const { html, count } = toSlides('<li class="a">One</li> <li>Two</li>', 'slide');
    expect(count).toBe(2);
    expect(html).toBe(
      '<div data-slide role="group" aria-roledescription="slide" aria-label="1 of 2" class="a">One</div> ' +
        '<div data-slide role="group" aria-roledescription="slide" aria-label="2 of 2">Two</div>',
    );
  });

  it('keep the lists inside them', () => {
    const { html, count } = toSlides('<li><ul><li>a</li><li>b</li></ul></li><li><link></li>', 'slide');
    expect(count).toBe(2);
    expect(html).toContain('<ul><li>a</li><li>b</li></ul></div>');
    expect(html).toContain('<link></div>');
  });

  it('are found whatever stands in comments, attributes and texts', () => {
    const { html, count } = toSlides(`<!-- <li> --><li title='</li> > 1'>One<p></p></li>`, 'listitem');
    expect(count).toBe(1);
    expect(html).toBe(`<!-- <li> --><div data-slide role="listitem" title='</li> > 1'>One<p></p></div>`);
  });

  it('are items of a list where the carousel is a grid on wide screens', () => {
    expect(toSlides('<li>One</li>', 'listitem').html).toBe('<div data-slide role="listitem">One</div>');
  });

  it('stop the build when there are none, or one is not closed', () => {
    expect(() => toSlides('<div>One</div>', 'slide')).toThrow('has no slides');
    expect(() => toSlides('<li>One', 'slide')).toThrow('not closed');
  });
});
