// @vitest-environment happy-dom
import { configOf, recordOf } from '../leads/fixtures';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import FormMarkup from '@/islands/forms/FormMarkup';
import LeadForm from '@/islands/forms/LeadForm';
import { showToast } from '@/islands/toast';
import { formDefinitions } from '@/leads/forms';
import { type FormFamily, type FormWords, type LeadFormConfig, type Settlement } from '@/leads/types';
import { savePendingForm } from '@/leads/pending-form';
import { dispatchOutboxEvent } from '@/leads/outbox';
import { PENDING_FORM_PREFIX } from '@/leads/storage';
import { type Outcome, submitLead } from '@/leads/submit';
import { formWords, noticeWith } from '../words';
import { watchUndelivered } from '@/browser/undelivered-notice';

vi.mock('@/leads/submit');
vi.mock('@/islands/toast');
vi.mock('@/browser/undelivered-notice', async (original) => ({
  ...(await original<object>()),
  watchUndelivered: vi.fn(),
}));

const isFormKept = () => Object.keys(localStorage).some((key) => key.startsWith(PENDING_FORM_PREFIX));

const submit = vi.mocked(submitLead);
const toast = vi.mocked(showToast);
const assign = vi.fn();

/** What the pipeline answers once the webhook has settled. */
function settle(config: LeadFormConfig, settlement: Settlement): Outcome {
  return {
    status: settlement,
    effects: formDefinitions[config.family].effects(settlement, config),
    lead: recordOf(config.family),
  };
}

/** A send that the test ends when it wants. */
function pendingSend(): (outcome: Outcome) => Promise<void> {
  let end: (outcome: Outcome) => void = () => undefined;
  submit.mockImplementationOnce(() => new Promise((resolve) => (end = resolve)));
  return (outcome) => act(async () => end(outcome));
}

function show(config: LeadFormConfig, onClose?: () => void) {
  const { container } = render(
    <div className="lead-form" data-island="">
      <FormMarkup config={config} hidden={[['source', 'test']]} words={words} heading={2} />
      <LeadForm settings={config} onClose={onClose} />
    </div>,
  );
  const form = container.querySelector('form')!;
  const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const button = () => form.querySelector<HTMLButtonElement>('button[type="submit"]')!;
  const message = (name: string) => document.getElementById(`${config.id}-${name}-error`)?.textContent ?? '';
  const press = () => act(async () => void fireEvent.submit(form));
  return { container, form, control, button, message, press };
}

const words: FormWords = {
  ...formWords,
  limit: 'Too many. Call us.',
  unsent: 'Not sent. Call (972) 555-0100.',
  slow: 'Kept, and being sent.',
  faults: { one: 'One mistake', many: '{count} mistakes' },
  phone: { count: '{digits} digits?', start: 'Starts with 0?', letters: 'No number?' },
};
const notice = noticeWith(words, '<p data-waiting="It waits."></p>');
beforeEach(() => document.body.insertAdjacentHTML('beforeend', notice));
afterEach(() => document.querySelector('undelivered-notice')?.remove());

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { ...location, assign });
  toast.mockResolvedValue();
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.clearAllMocks();
});

describe('the markup of a lead form', () => {
  it('never has the consent ticked beforehand, and leads to both legal pages', () => {
    const { control, container } = show(configOf('quote'));
    expect(control('consent').checked).toBe(false);
    expect(container.querySelector('a[href="/privacy"]')).not.toBeNull();
    expect(container.querySelector('a[href="/terms"]')).not.toBeNull();
  });

  it('takes no text that is longer than its check allows, and no day that is over', () => {
    vi.setSystemTime(new Date('2026-11-20T15:00:00Z'));
    const { control } = show(configOf('contact'));
    for (const { name, maxLength } of formDefinitions.contact.fields)
      expect(control(name).getAttribute('maxlength'), name).toBe(maxLength ? String(maxLength) : null);
    expect(control('preferredDate').min).toBe('2026-11-20');
  });

  it('keeps the placeholder of the select from being chosen', () => {
    const { form } = show(configOf('landingShort'));
    const [placeholder] = form.querySelectorAll('option');
    expect(placeholder).toMatchObject({ value: '', disabled: true, selected: true });
  });

  it('leaves the checks to the browser until the script is there', () => {
    const config = configOf('contact');
    const html = renderToString(<FormMarkup config={config} words={words} />);
    expect(html).not.toMatch(/novalidate/i);
    expect(show(config).form.noValidate).toBe(true);
    cleanup();
    expect(show(configOf('landingLong')).form.noValidate).toBe(false);
  });
});

/** Shows a form whose next request ends like this. */
function settled(family: FormFamily, status: Settlement) {
  const config = configOf(family);
  submit.mockResolvedValueOnce(settle(config, status));
  return { config, ...show(config) };
}

describe('mistakes', () => {
  const errors = { fullName: 'Full name is required', message: 'Message must be at least 20 characters' };

  it('do not come at a field that no press has found wrong', () => {
    const { control, message } = show(configOf('contact'));
    fireEvent.input(control('message'), { target: { value: 'It leaks.' } });
    fireEvent.focusOut(control('message'));
    expect(message('message')).toBe('');
  });

  it('do not include a consent that the owner does not require', () => {
    const { control, form } = show(configOf('quote', { consentOptional: true }));
    expect(control('consent').required).toBe(false);
    expect(form.querySelector('[data-field=consent] .starred')).toBeNull();
  });

  it.each(['by the form', 'by the browser'])('that are told %s take what an early press kept', async (by) => {
    const { form, control, press } = show(configOf('contact'));
    savePendingForm(form);
    expect(isFormKept()).toBe(true);
    if (by === 'by the form') {
      submit.mockResolvedValueOnce({ status: 'invalid', errors, effects: [] });
      await press();
    } else control('email').dispatchEvent(new Event('invalid'));
    expect(isFormKept()).toBe(false);
  });
});

it('What nobody can see is taken out of what was pasted, so that the browser does not refuse the address', () => {
  const { control } = show(configOf('quote'));
  fireEvent.change(control('email'), { target: { value: '\u202Arosa@example.org\u202C.' } });
  expect(control('email').value).toBe('rosa@example.org');
});

it('A phone number that cannot be called is asked about again after it was changed to another one, and not once it is right', async () => {
  const { control, message, press } = show(configOf('landingShort'));
  control('phone').value = 'abcdefg';
  await press();
  expect(message('phone')).toBe('No number?');
  fireEvent.input(control('phone'), { target: { value: '0725550123' } });
  expect(message('phone')).toBe('');
  fireEvent.focusOut(control('phone'));
  expect(message('phone')).toBe('Starts with 0?');
  await press();
  expect(submit).not.toHaveBeenCalled();
  fireEvent.input(control('phone'), { target: { value: '٩٧٢ 555-0123 x4' } });
  expect(message('phone')).toBe('');
});

describe('sending', () => {
  it('says after eight seconds that the request is kept', async () => {
    const config = configOf('landingLong');
    const end = pendingSend();
    await show(config).press();
    act(() => vi.advanceTimersByTime(7_900));
    expect(screen.getByRole('status').textContent).toBe(config.pendingLabel);
    act(() => vi.advanceTimersByTime(200));
    expect(screen.getByRole('status').textContent).toBe('Kept, and being sent.');
    expect(screen.getByRole('status').className).not.toContain('sr-only');
    await end(settle(config, 'unreachable'));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('leads nowhere once its dialog was closed, but says that the request was sent', async () => {
    const config = configOf('quote', { placement: 'dialog' });
    const end = pendingSend();
    await show(config).press();
    cleanup();
    await end(settle(config, 'delivered'));
    act(() => vi.advanceTimersByTime(20_000));
    expect(assign).not.toHaveBeenCalled();
    expect(toast).toHaveBeenCalledWith('success', config.toasts.success);
  });

  it('disables the button under its pending label and takes a second press for the first', async () => {
    const config = configOf('landingLong');
    const end = pendingSend();
    const { button, press, form } = show(config);
    await press();
    await press();
    expect(submit).toHaveBeenCalledTimes(1);
    expect(button()).toMatchObject({ disabled: true, textContent: 'Submitting...' });
    expect(form.getAttribute('aria-busy')).toBe('true');
    await end(settle(config, 'unreachable'));
    expect(button()).toMatchObject({ disabled: false, textContent: 'Send' });
    expect(form.getAttribute('aria-busy')).toBe('false');
  });

  it.each(['delivered', 'queued', 'unsaved'] as const)(
    'makes one lead of a form that was kept before its code loaded, which stays kept while nothing else has it: %s',
    async (status) => {
      const { form, press } = settled('landingLong', status);
      savePendingForm(form);
      await press();
      expect(isFormKept()).toBe(status === 'unsaved');
      // As `deliver` does; nothing waits any more.
      dispatchOutboxEvent('delivered', recordOf('quote'));
      expect(isFormKept()).toBe(false);
    },
  );

  it.each([
    ['the thank-you page does not load', () => vi.advanceTimersByTime(2_000)],
    [
      'the page comes back from the back/forward cache',
      () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    ],
  ])('leaves a form that can be used again if %s', async (_, come) => {
    const { button, press } = settled('landingLong', 'delivered');
    await press();
    await act(() => vi.advanceTimersByTimeAsync(14_000));
    expect(button().disabled).toBe(true);
    act(() => void come());
    expect(button().disabled).toBe(false);
  });
});

describe('a request that could not be sent', () => {
  it.each([
    ['landingLong', 'unreachable', [[0]]],
    ['landingShort', 'queued', [[0]]],
    ['quote', 'unreachable', [[0]]],
    ['landingLong', 'queued', []],
  ] as const)('is told of where the page stays (%s, %s)', async (family, settlement, told) => {
    await settled(family, settlement).press();
    expect(vi.mocked(watchUndelivered).mock.calls).toEqual(told);
  });

  it('keeps the visitor on the page where no other page can be opened', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    const close = vi.fn();
    const config = configOf('quote', { placement: 'dialog' });
    submit.mockResolvedValueOnce(settle(config, 'unreachable'));
    const { button, press } = show(config, close);
    await press();
    act(() => vi.advanceTimersByTime(20_000));
    expect(close).toHaveBeenCalledTimes(1);
    expect(assign).not.toHaveBeenCalled();
    expect(watchUndelivered).toHaveBeenCalledExactlyOnceWith(0);
    expect(button().disabled).toBe(false);
  });

  it('has a notice in the form if a dialog covers the page', async () => {
    const { container, press } = settled('landingLong', 'unreachable');
    container.setAttribute('role', 'dialog');
    await press();
    expect(screen.getByRole('status').textContent).toBe('It waits.');
    expect(watchUndelivered).not.toHaveBeenCalled();
    act(() => void dispatchOutboxEvent('delivered', recordOf('quote')));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it.each([
    ['landingShort', 'delivered', 'Sent. We will call.'],
    // The page's notice says that it waits.
    ['landingShort', 'queued', ''],
    ['landingShort', 'unreachable', ''],
    ['contact', 'unreachable', 'Error. Call us at (972) 555-0100.'],
    ['contact', 'unsaved', 'Error. Call us at (972) 555-0100.'],
  ] as const)(
    'is told of in the form without the code for it (%s, %s)',
    async (family, settlement, words) => {
      toast.mockRejectedValueOnce(new Error('offline'));
      await settled(family, settlement).press();
      const status = screen.getByRole('status');
      expect(status.textContent).toBe(words);
      expect(status.classList.contains('sr-only')).toBe(!words);
      expect(status.classList.contains('field-error')).toBe(words.startsWith('Error'));
      // As `deliver` does; nothing waits any more.
      act(() => void dispatchOutboxEvent('delivered', recordOf('quote')));
      expect(status.textContent).toBe(settlement === 'delivered' ? words : '');
    },
  );

  it('because there were too many shows the phone number, and keeps what was typed', async () => {
    submit.mockResolvedValueOnce({ status: 'limited', effects: [] });
    const { control, button, press } = show(configOf('landingShort'));
    control('firstName').value = 'Ann';
    await press();
    expect(screen.getByRole('status').textContent).toBe('Too many. Call us.');
    expect(screen.getByRole('status').className).not.toContain('sr-only');
    expect(control('firstName').value).toBe('Ann');
    expect(button().disabled).toBe(false);
  });
});

describe('a success', () => {
  it.each(['delivered', 'queued'] as const)('leaves nothing in its fields (%s)', async (settlement) => {
    const { control, press } = settled('landingLong', settlement);
    control('fullName').value = 'Ann Lee';
    await press();
    expect(control('fullName').value).toBe('');
  });

  it('of a short form keeps what was corrected while it was sent, for the next press', async () => {
    const config = configOf('landingShort');
    const { control, press } = show(config);
    control('firstName').value = 'Ann';
    control('phone').value = '(214) 555-0100';
    const end = pendingSend();
    await press();
    control('phone').value = '(214) 555-0199';
    const outcome = settle(config, 'unreachable');
    await end(outcome);
    expect(control('phone').value).toBe('(214) 555-0199');
    submit.mockResolvedValueOnce(outcome);
    await press();
    const [, values, , , held] = submit.mock.lastCall!;
    expect(values).toMatchObject({ firstName: 'Ann', phone: '(214) 555-0199' });
    expect(held).toBe(recordOf('landingShort').place);
  });

  it('of the contact form returns to an empty form when another message is to be sent, and then stays', async () => {
    const { form, control, press } = settled('contact', 'delivered');
    control('fullName').value = 'Ann Lee';
    await press();
    fireEvent.click(screen.getByRole('button', { name: 'Again' }));
    act(() => vi.runAllTimers());
    expect(form.closest<HTMLElement>('[data-ask]')?.hidden).toBe(false);
    expect(control('fullName').value).toBe('');
    expect(document.activeElement).toBe(control('fullName'));
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('a failure', () => {
  it('of the contact form tells the visitor to call and gives the form back as it was typed', async () => {
    const { config, form, control, button, press } = settled('contact', 'unreachable');
    control('fullName').value = 'Ann Lee';
    await press();
    expect(toast).toHaveBeenCalledWith('destructive', config.toasts.failure);
    expect(form.closest<HTMLElement>('[data-ask]')?.hidden).toBe(false);
    expect(control('fullName').value).toBe('Ann Lee');
    expect(button().disabled).toBe(false);
  });

  it('of a long landing form shows nothing', async () => {
    await settled('landingLong', 'unreachable').press();
    act(() => vi.runAllTimers());
    expect(toast).not.toHaveBeenCalled();
    expect(assign).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  describe('of our own', () => {
    const bug = new Error('a bug');
    const fail = (error: Error): never => {
      throw error;
    };
    const log = vi.fn();

    beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(log));

    it.each([
      ['is sent', () => submit.mockRejectedValueOnce(bug)],
      ['is read', () => vi.stubGlobal('FormData', () => void fail(bug))],
    ])(
      'while it %s shows its failure notification, enables the button and keeps what was typed',
      async (_, happen) => {
        const config = configOf('quote');
        const { control, button, form, press } = show(config);
        control('phone').value = '(972) 555-0123';
        happen();
        await press();
        expect(toast.mock.calls).toEqual([['destructive', config.toasts.failure]]);
        expect(button().disabled).toBe(false);
        expect(form.getAttribute('aria-busy')).toBe('false');
        expect(control('phone').value).toBe('(972) 555-0123');
        expect(assign).not.toHaveBeenCalled();
      },
    );

    it('on a long landing form, which has no notification, is said in the form with the number', async () => {
      submit.mockRejectedValueOnce(bug);
      const { button, press } = show(configOf('landingLong', { toasts: {} }));
      await press();
      expect(log).toHaveBeenCalledWith('Error in the code of a form', bug);
      expect(toast).not.toHaveBeenCalled();
      expect(screen.getByRole('status').textContent).toBe(words.unsent);
      expect(screen.getByRole('status').className).toContain('field-error');
      expect(button().disabled).toBe(false);
    });
  });
});
