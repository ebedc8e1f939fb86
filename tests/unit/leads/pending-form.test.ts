// @vitest-environment happy-dom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import FormMarkup from '@/islands/forms/FormMarkup';
import { formDefinitions } from '@/leads/forms';
import { formFamilies, type FormFamily, type OutboxChange } from '@/leads/types';
import { hiddenFields } from '@/leads/fields';
import { removePendingForm, savePendingForm } from '@/leads/pending-form';
import { OUTBOX_EVENT } from '@/leads/outbox';
import { OUTBOX_PREFIX, PENDING_FORM_PREFIX } from '@/leads/storage';
import { answers, configOf } from './fixtures';
import { fullArea, openTab, sent, stored, useBrowser, waiting, webhook } from './tab';
import { formWords } from '../words';

useBrowser();

const isFormKept = () => Object.keys(localStorage).some((key) => key.startsWith(PENDING_FORM_PREFIX));

beforeEach(() => {
  document.body.innerHTML = '';
});

/** A form of a family as the server sends it, filled in, its code not yet there. */
function formOf(family: FormFamily, extra: Record<string, string> = {}) {
  const config = configOf(family);
  const hidden = hiddenFields(formDefinitions[family], config, location.origin);
  document.body.innerHTML = renderToStaticMarkup(
    createElement(FormMarkup, { config, hidden, words: formWords }),
  );
  const form = document.querySelector('form')!;
  for (const [name, value] of Object.entries({ ...answers, ...extra })) {
    const control = form.elements.namedItem(name) as HTMLInputElement | null;
    if (control?.type === 'checkbox') control.checked = true;
    else if (control) control.value = value;
  }
  return { form, config };
}

async function nextPage() {
  const tab = await openTab();
  const { recoverPendingForms } = await import('@/leads/recover-pending-forms');
  recoverPendingForms();
  tab.startDelivery();
  await vi.advanceTimersByTimeAsync(200);
  return tab;
}

describe('a form that was pressed before its code came', () => {
  it.each(formFamilies)('becomes the lead that its code would have sent (%s)', async (family) => {
    const { form, config } = formOf(family);
    expect(savePendingForm(form)).toBe('localStorage');
    vi.advanceTimersByTime(3 * 3600_000);
    await nextPage();

    const { submitLead } = await openTab();
    localStorage.clear();
    vi.setSystemTime(new Date('2026-11-20T15:00:00Z'));
    await submitLead(formDefinitions[family], answers, config);
    expect(webhook.bodies).toHaveLength(2);
    expect(webhook.bodies[0]).toBe(webhook.bodies[1]);
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Rosa');
  });

  it('waits in the outbox like any other lead while the webhook is down', async () => {
    const { form } = formOf('landingLong');
    savePendingForm(form);
    webhook.answer = () => new TypeError('Failed to fetch');
    await nextPage();
    expect(stored()).toHaveLength(1);
    expect(isFormKept()).toBe(false);
    webhook.answer = () => new Response();
    await nextPage();
    expect(new Set(webhook.bodies).size).toBe(1);
    expect(stored()).toEqual([]);
  });

  it('is not sent a second time when its code came after all', async () => {
    const { form, config } = formOf('landingLong');
    savePendingForm(form);
    const { submitLead } = await openTab();
    await submitLead(formDefinitions.landingLong, answers, config);
    await nextPage();
    expect(webhook.bodies).toHaveLength(1);
  });

  describe('in a browser that has room for it, but none for its lead,', () => {
    const isFull = (area: Storage) => fullArea(area, (key) => key.startsWith(OUTBOX_PREFIX));
    const { localStorage: local, sessionStorage: session } = window;
    const setFull = (full: boolean) => {
      vi.stubGlobal('localStorage', full ? isFull(local) : local);
      vi.stubGlobal('sessionStorage', full ? isFull(session) : session);
    };

    beforeEach(() => {
      savePendingForm(formOf('landingLong').form);
      setFull(true);
    });

    it('stays kept, and becomes one when there is room again', async () => {
      webhook.answer = () => new TypeError('Failed to fetch');
      await nextPage();
      expect(isFormKept()).toBe(true);
      setFull(false);
      await nextPage();
      expect(stored()).toHaveLength(1);
      expect(isFormKept()).toBe(false);
    });

    it('is sent once, also where the next visit is long after', async () => {
      await nextPage();
      vi.advanceTimersByTime(3600_000);
      await nextPage();
      expect(webhook.bodies).toHaveLength(1);
      expect(isFormKept()).toBe(false);
    });

    it('outlives its page also where the connection returns there and is lost again', async () => {
      webhook.answer = () => new TypeError('Failed to fetch');
      await nextPage();
      const { recoverPendingForms } = await import('@/leads/recover-pending-forms');
      recoverPendingForms();
      expect(isFormKept()).toBe(true);
    });
  });

  it('leaves nothing behind once it is forgotten, after 72 hours, or when it cannot be read', async () => {
    const { form } = formOf('quote');
    savePendingForm(form);
    removePendingForm(form);
    expect(localStorage).toHaveLength(0);
    savePendingForm(form);
    localStorage.setItem(`${PENDING_FORM_PREFIX}torn`, '{"created":');
    const heard: unknown[] = [];
    const hear = (event: Event) => heard.push((event as CustomEvent<OutboxChange>).detail.what);
    window.addEventListener(OUTBOX_EVENT, hear, { once: true });
    vi.advanceTimersByTime(72 * 3600_000);
    await nextPage();
    expect(heard, 'it is said that it is gone unsent').toEqual(['expired']);
    expect(webhook.bodies).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('is another job than one that was pressed with another name, earlier or later', async () => {
    const { form, config } = formOf('landingLong', { fullName: 'Kept' });
    const press = async (fullName: string) => {
      const { submitLead } = await openTab();
      webhook.answer = () => new TypeError('Failed to fetch');
      await submitLead(formDefinitions.landingLong, { ...answers, fullName }, config);
      vi.clearAllTimers();
    };

    savePendingForm(form);
    vi.advanceTimersByTime(1000);
    await press('Later');
    await nextPage();
    expect(waiting('fullName').sort()).toEqual(['Kept', 'Later']);

    localStorage.clear();
    await press('Earlier');
    vi.advanceTimersByTime(1000);
    savePendingForm(form);
    await nextPage();
    expect(waiting('fullName').sort()).toEqual(['Earlier', 'Kept']);
  });

  it('of two people who press one after the other is two, of one who presses again it is one', async () => {
    const press = (name: string, form = formOf('quote').form) => {
      form.querySelector<HTMLInputElement>('[name=firstName]')!.value = name;
      savePendingForm(form);
      vi.advanceTimersByTime(1000);
      return form;
    };
    press('Ana');
    press('Rosa', press('Roza'));
    await nextPage();
    expect(sent('firstName')).toEqual(['Ana', 'Rosa']);
  });

  it('is dropped when only a program can have filled it in', async () => {
    const { HONEYPOT_NAME } = await import('@/leads/types');
    const { form } = formOf('contact', { [HONEYPOT_NAME]: 'https://spam.example.com' });
    savePendingForm(form);
    await nextPage();
    expect(webhook.bodies).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('says so when storage is blocked, so that the browser can send it instead', () => {
    const { form } = formOf('quote');
    vi.stubGlobal('localStorage', undefined);
    expect(savePendingForm(form)).toBe('sessionStorage');
    vi.stubGlobal('sessionStorage', undefined);
    expect(savePendingForm(form)).toBe('page');
    expect(() => removePendingForm(form)).not.toThrow();
  });
});
