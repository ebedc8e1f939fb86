import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Hydrates once the visitor has done anything at all on the page and the island is within 600 px of the view. With a
     * media query as value only where that matches; with `use` at the first focus, press, key or submit inside the
     * island, whose code a pointer over it fetches already.
     */
    'client:visitor'?: boolean | string;
  }
}
