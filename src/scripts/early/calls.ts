import { reportPhoneConversion } from '@/leads/conversion';

// Paid pages mark their phone links. Dialling goes on in any case: nothing here prevents it.
addEventListener('click', ({ target }) => {
  const link = (target as Element).closest<HTMLElement>('a[data-conversion]');
  if (link) reportPhoneConversion(link.dataset.conversion);
});
