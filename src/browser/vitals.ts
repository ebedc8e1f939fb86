import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { readItem, writeItem, FIELD_KEY } from '@/leads/storage';

/** The latest value of each measurement: milliseconds; layout shift has no unit. */
const figures: Record<string, number> = {};

// All of these observers are buffered, so they also report what happened before this script ran.
for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB])
  observe(
    ({ name, value }: Pick<Metric, 'name' | 'value'>) => {
      figures[name] = Number(value.toFixed(3));
    },
    { reportAllChanges: true },
  );

/** Whether this tab has reported: one beacon a visit. None where that cannot be remembered. */
function wasReported(): boolean {
  const before = readItem('sessionStorage', FIELD_KEY);
  return before !== null || !writeItem('sessionStorage', FIELD_KEY, '1');
}

// `visibilitychange` is the last event that phones are sure to send; closing a tab may send no other.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'hidden' || wasReported()) return;
  void fetch(import.meta.env.PUBLIC_FIELD_WEBHOOK_URL, {
    method: 'POST',
    // A string is sent as text/plain, which needs no preflight; automation services parse the JSON in it.
    body: JSON.stringify({
      template: document.body.dataset.template,
      path: location.pathname,
      ...figures,
    }),
    mode: 'no-cors',
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined);
});
