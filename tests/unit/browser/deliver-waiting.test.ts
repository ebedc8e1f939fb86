// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { deliverWaiting } from '@/browser/early/leads';
import { OUTBOX_PREFIX } from '@/leads/storage';

it('asks for its script again after it failed, whatever returns, also for what came while it was on its way', async () => {
  localStorage.setItem(`${OUTBOX_PREFIX}1`, '{}');
  const delivered = vi.fn();
  const asked: (() => void)[] = [];
  vi.doMock('@/browser/waiting-leads', async () => {
    await new Promise<void>((resolve) => asked.push(resolve));
    if (asked.length < 4) throw new Error('No connection');
    return { deliverWaitingLeads: delivered };
  });
  deliverWaiting();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  asked[0]?.();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  for (const occasion of ['pageshow', 'storage']) {
    const { length } = asked;
    asked.at(-1)?.();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked, 'nothing came since').toHaveLength(length);
    dispatchEvent(new Event(occasion));
    await vi.waitFor(() => expect(asked).toHaveLength(length + 1));
  }
  asked.at(-1)?.();
  await vi.waitFor(() => expect(delivered).toHaveBeenCalledOnce());
});
