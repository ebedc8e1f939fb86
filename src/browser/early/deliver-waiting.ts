import { hasUndelivered } from '@/leads/outbox-key';

/** Sends the leads that wait in this browser and tells the visitor; fetches nothing where none waits. */
export function deliverWaiting(): void {
  if (!hasUndelivered()) return;
  // In two steps, because Vite takes apart what one step names, which is 28 bytes more.
  const script = import('../waiting-leads');
  script.then(
    ({ deliverWaitingLeads }) => deliverWaitingLeads(),
    // Without a connection. The leads stay in storage, and the next page tries again.
    () => undefined,
  );
}
