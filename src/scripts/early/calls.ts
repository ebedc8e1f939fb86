import { reportPhoneConversion } from '@/leads/conversion';

// The sheet that a page prints as (sections/Valves.astro).
addEventListener('click', ({ target }) => {
  if ((target as Element).closest('[data-print]')) print();
});

// Paid pages mark their phone links. Dialling goes on in any case: nothing here prevents it.
addEventListener('click', ({ target }) => {
  const link = (target as Element).closest<HTMLElement>('a[data-conversion]');
  if (link) reportPhoneConversion(link.dataset.conversion);
});
