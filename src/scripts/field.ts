import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

/** Set once this tab has reported: one beacon a visit. */
const REPORTED_KEY = 'field';

/** The latest value of each figure: milliseconds, for the layout shift a share. */
const figures: Record<string, number> = {};

// All of these observe with a buffer, so that what came before this script counts as well.
for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB])
  observe(
    ({ name, value }: Pick<Metric, 'name' | 'value'>) => {
      figures[name] = Number(value.toFixed(3));
    },
    { reportAllChanges: true },
  );

function wasReported(): boolean {
  try {
    const before = sessionStorage.getItem(REPORTED_KEY);
    sessionStorage.setItem(REPORTED_KEY, '1');
    return before !== null;
  } catch {
    // Blocked storage: this page would be one visit of many.
    return true;
  }
}

// The last moment that a phone tells a page of: there is no other sign of being closed.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'hidden' || wasReported()) return;
  void fetch(import.meta.env.PUBLIC_FIELD_WEBHOOK_URL, {
    method: 'POST',
    // A text travels as text/plain, without a preflight; automation services take it apart.
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
