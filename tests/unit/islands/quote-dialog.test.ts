// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openDialog } from '@/islands/quote/open';
import { useQuoteForm } from '@/islands/quote/QuoteDialog';

afterEach(cleanup);

it('A dialog that the page does not have says so, so that the link can be followed', async () => {
  document.body.innerHTML = '<a href="/contact#contact" id="opener">Book Now</a>';
  await expect(openDialog('modal', document.getElementById('opener')!)).rejects.toThrow('no modal dialog');
});

it('useQuoteForm names its provider when it is used without one', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Lost = () => <p>{useQuoteForm().service}</p>;
  expect(() => render(<Lost />)).toThrow('useQuoteForm must be used within QuoteFormProvider');
});
