/**
 * The rules for the HTML of every built page (tests/e2e/nightly/site/markup.spec.ts): all recommended rules, which check
 * content models, ids, accessible names and ARIA, with these exceptions.
 */
export default {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Only about style. React writes `<input/>`, `autoComplete`, `required=""` and `hidden=""`, Astro writes `<input>`; browsers
    // treat both the same, and neither can be configured.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Requires entities in phone numbers. Ours are plain text, so that searching and copying them works; CSS prevents
    // line breaks.
    'tel-non-breaking': 'off',
    // Checksums are for scripts from other hosts; all ours come from the site itself.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Lists can have a name (ARIA 1.2, 'aria-label'): two columns of links need different ones.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Carousels need roles instead of native elements (WAI-ARIA Authoring Practices, 'Carousel'): Astro wraps an
    // island's slides in its own elements, which cannot be children of `ul`.
    'prefer-native-element': ['error', { exclude: ['region', 'list', 'listitem'] }],
  },
};
