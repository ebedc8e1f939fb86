// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newerParts } from '../../bench/leads/newer-parts';
import { formDefinitions } from '@/leads/forms';
import { answers, configOf } from './fixtures';
import { openTab, stored, useBrowser, webhook } from './tab';

useBrowser();

describe('in a browser without', () => {
  beforeEach(() => {
    webhook.answer = (count) => (count === 1 ? new TypeError('Failed to fetch') : new Response());
  });

  it.each(newerParts)('%s a request is stored, sent, sent again, and deleted', async (part) => {
    const names = part.split('.');
    const name = names.pop() ?? '';
    const owner = names.reduce<object>((whole, step) => Reflect.get(whole, step) as object, globalThis);
    const known = Object.getOwnPropertyDescriptor(owner, name);
    // Not deleted, because an inherited property would then be found.
    Object.defineProperty(owner, name, { value: undefined, configurable: true });
    try {
      const { submitLead } = await openTab();
      void submitLead(formDefinitions.landingLong, answers, configOf('landingLong'));
      await vi.advanceTimersByTimeAsync(100);
      expect(webhook.bodies).toHaveLength(1);
      expect(stored()).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(webhook.bodies).toHaveLength(2);
      expect(stored()).toEqual([]);
    } finally {
      if (known) Object.defineProperty(owner, name, known);
      else Reflect.deleteProperty(owner, name);
    }
  });
});
