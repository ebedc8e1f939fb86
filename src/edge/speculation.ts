/**
 * Fetches the next page while a finger or pointer rests on its link, so that it is there when the press ends. Only
 * fetched, not rendered in advance: a page that nobody came to would count a visit, store campaign parameters and
 * try to send waiting leads. Browsers without speculation rules ignore the element.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/thank-you*' } }] },
      eagerness: 'moderate',
    },
  ],
});
