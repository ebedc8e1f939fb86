// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { recordOf } from '../leads/fixtures';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDialog } from '@/islands/quote/open';
import { useQuoteForm } from '@/islands/quote/QuoteFormProvider';
import { formDefinitions } from '@/leads/forms';
import { submitLead } from '@/leads/submit';
import { formWords, noticeWith } from '../words';
import { formConfig } from './config';
import { stubMedia } from './observers';

vi.mock('@/leads/submit');

const config = formConfig('quote', { id: 'quote-dialog', placement: 'dialog', title: 'Book a visit' });

function page() {
  document.body.innerHTML = `
    <a href="/contact#contact" data-quote-open id="opener">Book Now</a>
    <script type="application/json" data-quote-config="quote">${JSON.stringify(config)}</script>
    ${noticeWith(formWords)}`;
  return document.getElementById('opener')!;
}

const open = (opener: HTMLElement, service?: string) =>
  act(async () => {
    opener.focus();
    openDialog('quote', opener, service);
  });
const dialog = () => screen.findByRole('dialog');
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const control = (name: string) =>
  document.querySelector<HTMLInputElement>(`[role="dialog"] [name="${name}"]`)!;

beforeEach(() => {
  stubMedia(() => false);
});

afterEach(async () => {
  if (screen.queryByRole('dialog')) {
    fireEvent.keyDown(document, { key: 'Escape' });
    await gone();
  }
  cleanup();
  vi.unstubAllGlobals();
});

describe('the quote dialog', () => {
  it('opens with the title and the introduction of its content', async () => {
    await open(page());
    const shown = await dialog();
    expect(document.getElementById(shown.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      'Book a visit',
    );
    expect(document.getElementById(shown.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'We call you back.',
    );
    expect(shown.querySelector('[data-lead-form="quote-dialog"]')).not.toBeNull();
  });

  it('begins with the service of the card that was pressed, and with none otherwise', async () => {
    const opener = page();
    await open(opener, 'water-heater');
    await dialog();
    expect(control('service').value).toBe('water-heater');
    fireEvent.keyDown(document, { key: 'Escape' });
    await gone();
    await open(opener, 'no-such-service');
    await dialog();
    expect(control('service').value).not.toBe('no-such-service');
  });

  it('moves the focus into itself and gives it back on Escape', async () => {
    const opener = page();
    await open(opener);
    const shown = await dialog();
    expect(shown.contains(document.activeElement)).toBe(true);
    fireEvent.keyDown(document, { key: 'Escape' });
    await gone();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('still has what was typed when it was closed by mistake', async () => {
    const opener = page();
    await open(opener);
    await dialog();
    fireEvent.input(control('firstName'), { target: { value: 'Ann' } });
    fireEvent.click(control('consent'));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await gone();
    await open(opener);
    await dialog();
    expect(control('firstName').value).toBe('Ann');
    expect(control('consent').checked).toBe(true);
  });

  it('closes on success and forgets what was typed', async () => {
    vi.stubGlobal('location', { ...location, assign: vi.fn() });
    vi.mocked(submitLead).mockResolvedValueOnce({
      status: 'delivered',
      effects: formDefinitions.quote.effects('delivered', config),
      lead: recordOf('quote'),
    });
    const opener = page();
    await open(opener);
    await dialog();
    fireEvent.input(control('firstName'), { target: { value: 'Ann' } });
    await act(async () => void fireEvent.submit(control('firstName').form!));
    await gone();
    await open(opener);
    await dialog();
    expect(control('firstName').value).toBe('');
  });

  it('says so when the page has none, so that the link can be followed', () => {
    document.body.innerHTML = '<a href="/contact#contact" id="opener">Book Now</a>';
    expect(() => openDialog('modal', document.getElementById('opener')!)).toThrow('no modal dialog');
  });
});

describe('useQuoteForm', () => {
  it('names its provider when it is used without one', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Lost = () => <p>{useQuoteForm().service}</p>;
    expect(() => render(<Lost />)).toThrow('useQuoteForm must be used within QuoteFormProvider');
    log.mockRestore();
  });
});
