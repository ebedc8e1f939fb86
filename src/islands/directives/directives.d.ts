import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Hydrates after the visitor's first event on the page, once the island is within 600 px of the view and the page rests. With a
     * media query as value only where that matches; with `use` at the first focus, press, key or submit inside its parent,
     * or when the browser finds words there that are hidden (its code is fetched when the pointer moves over it).
     */
    'client:visitor'?: boolean | string;
  }
}
