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
    const owner = names.reduce<object>((parent, step) => Reflect.get(parent, step) as object, globalThis);
    const known = Object.getOwnPropertyDescriptor(owner, name);
    const whole = Reflect.get(owner, name) as unknown;
    // Not deleted, because an inherited property would then be found; and only for code of the site, because the test
    // runner's own timers use some of these and may fire meanwhile.
    const isOurs = (): boolean => /[\\/]src[\\/]/.test(new Error().stack ?? '');
    Object.defineProperty(owner, name, { get: () => (isOurs() ? undefined : whole), configurable: true });
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
