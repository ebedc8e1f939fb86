// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showToast } from '@/islands/toast';
import { formWords, noticeWith } from '../words';
import { stubMedia } from './observers';

const stylesheet = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('@/islands/stylesheet', () => ({ loadStylesheet: stylesheet }));

// The toaster's own root renders when it likes, as on a page: nothing here waits for an `act`.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });

it('A notification is in the one region of its kind, and takes the place of the one before it', async () => {
  stubMedia(() => false);
  document.body.innerHTML = noticeWith(formWords);
  await showToast('success', { title: 'Request Submitted!', text: 'We call you.' });
  await screen.findByText('Request Submitted!');
  const region = screen.getByRole('region', { name: /^Notifications/ });
  expect(region.getAttribute('aria-live')).toBe('polite');

  await showToast('destructive', { title: 'Error', text: 'Please call.' });
  await screen.findByText('Error');
  await waitFor(() => expect(screen.queryByText('Request Submitted!')).toBeNull());
  expect(document.querySelectorAll('[data-sonner-toast]')).toHaveLength(1);
  expect(document.querySelector('[data-sonner-toast]')?.className).toContain('toast-destructive');
  expect(screen.getAllByRole('region')).toHaveLength(1);
  // Its looks come from a file, once.
  expect(stylesheet).toHaveBeenCalledTimes(1);
});
