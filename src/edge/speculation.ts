/**
 * Prefetches the next page while a finger or pointer rests on its link. Not prerendered: a page that is never
 * shown would count a visit, store campaign parameters and try to send waiting leads. Browsers without speculation
 * rules ignore this.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/thank-you*' } }] },
      eagerness: 'moderate',
    },
  ],
});
