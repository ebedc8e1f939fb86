import { captureAttribution } from '@/leads/attribution';
import { clickIdDays } from '../../../content/site.json';
import { hasUndelivered } from '@/leads/storage';

let isAsked = false;
/** An occasion that came while its script was on its way, and would be lost if that fails. */
let isMissed = false;

captureAttribution(clickIdDays);

// A lead that could not be sent on an earlier page, or waits in another tab, is sent from this one: now, or when the
// connection or the visitor returns.
const look = () => deliverWaiting();
look();
for (const type of ['online', 'storage', 'pageshow', 'visibilitychange']) addEventListener(type, look);

/**
 * Sends the leads that wait in this browser and tells the visitor; fetches nothing where none waits. Once its script is
 * there, that looks for more by itself.
 * @param again whether a form of this page has been saved since
 */
export function deliverWaiting(again?: boolean): void {
  isMissed = isAsked;
  if ((isAsked && !again) || !hasUndelivered()) return;
  isAsked = true;
  // In two steps, because Vite takes apart what one step names, which is 28 bytes more.
  const script = import('../waiting-leads');
  script.then(
    ({ deliverWaitingLeads }) => deliverWaitingLeads(),
    // Without a connection. The leads stay in storage, and the next occasion tries again.
    () => {
      isAsked = false;
      if (isMissed) deliverWaiting();
    },
  );
}
