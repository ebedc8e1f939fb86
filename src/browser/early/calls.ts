import { reportEvent, reportPhoneConversion } from '@/leads/report-event';

addEventListener('click', ({ target }) => {
  const link = (target as Element).closest<HTMLElement>('a[data-conversion],a[href^="sms:"],[data-print]');
  if (!link) return;
  // The sheet that a page prints as (sections/valves/Valves.astro).
  if ('print' in link.dataset) print();
  // Paid pages mark their phone links. Dialling goes on in any case: nothing here prevents it.
  else if ('conversion' in link.dataset) reportPhoneConversion(link.dataset.conversion);
  // A text message is an answer, too; how many are sent is not known, only how many are begun.
  else reportEvent('text_click', {});
});
