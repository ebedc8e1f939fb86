// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { deliverWaiting } from '@/browser/early/leads';
import { OUTBOX_PREFIX } from '@/leads/storage';

it('asks for its script again after it failed, also for what came while it was on its way', async () => {
  localStorage.setItem(`${OUTBOX_PREFIX}1`, '{}');
  const delivered = vi.fn();
  const asked: (() => void)[] = [];
  vi.doMock('@/browser/waiting-leads', async () => {
    await new Promise<void>((resolve) => asked.push(resolve));
    if (asked.length < 3) throw new Error('No connection');
    return { deliverWaitingLeads: delivered };
  });
  deliverWaiting();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  // The connection returns, and the tab comes into view.
  deliverWaiting();
  deliverWaiting();
  asked[0]?.();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[1]?.();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked, 'nothing came since').toHaveLength(2);
  deliverWaiting();
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  asked[2]?.();
  await vi.waitFor(() => expect(delivered).toHaveBeenCalledOnce());
});
