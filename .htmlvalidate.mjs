/**
 * How the HTML of every built page is judged (tests/e2e/site/markup.spec.ts): all recommended rules, which
 * hold HTML's content models, ids, accessible names and ARIA. Each exception says why it is one.
 */
export default {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // How a tag is spelled, not what it means. React writes `<input/>`, `autoComplete` and `required=""` where
    // Astro writes `<input>`; browsers read both alike, and neither lets us choose.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    // Wants entities inside phone numbers. Ours come from content as people write them, so that a search or a
    // copy of the number works; styles keep a number in one line.
    'tel-non-breaking': 'off',
    // Every script comes from the site itself; a checksum helps where another host could change a file.
    'require-sri': ['error', { target: 'crossorigin' }],
    // A list may have a name (ARIA 1.2, 'aria-label'): two columns of links need one each.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A carousel is a region with slides, an island's slides stand in elements of Astro's own, which may not be
    // children of `ul`: there the role says what the element cannot (WAI-ARIA Authoring Practices, 'Carousel').
    'prefer-native-element': ['error', { exclude: ['region', 'list', 'listitem'] }],
  },
};
