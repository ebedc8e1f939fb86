import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates on the first focus, press, key or submit inside the island; a pointer over it fetches the code. */
    'client:touch'?: boolean;
    /**
     * Hydrates once the visitor has done anything at all on the page and the island is within 600 px of the view.
     * A string is a media query that must match as well.
     */
    'client:near'?: boolean | string;
  }
}
