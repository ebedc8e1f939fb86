import { reportPhoneConversion } from '@/leads/conversion';
import { report } from '@/leads/report-event';

// A text message is an answer, too; how many are sent is not known, only how many are begun.
addEventListener('click', ({ target }) => {
  if ((target as Element).closest('a[href^="sms:"]')) report('text_click', {});
});

// The sheet that a page prints as (sections/Valves.astro).
addEventListener('click', ({ target }) => {
  if ((target as Element).closest('[data-print]')) print();
});

// Paid pages mark their phone links. Dialling goes on in any case: nothing here prevents it.
addEventListener('click', ({ target }) => {
  const link = (target as Element).closest<HTMLElement>('a[data-conversion]');
  if (link) reportPhoneConversion(link.dataset.conversion);
});
