import { hasUndelivered } from '@/leads/storage';

let isAsked = false;
/** An occasion that came while its script was on its way, and would be lost if that fails. */
let isMissed = false;

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
