import { hasUndelivered } from '@/leads/outbox-key';

/** Sends the leads that wait in this browser and tells the visitor; fetches nothing where none waits. */
export function deliverWaiting(): void {
  if (!hasUndelivered()) return;
  void import('../waiting-leads').then(
    ({ deliverWaitingLeads }) => deliverWaitingLeads(),
    // Without a connection. The leads stay in storage, and the next page tries again.
    () => undefined,
  );
}
