// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { formDefinitions } from '@/leads/forms';
import { answers, configOf } from './fixtures';
import { openTab, stored, useBrowser, webhook } from './tab';

useBrowser();

/** Where each newer part of the platform hangs, and its name there: younger than Safari 15, the oldest that must send. */
const newer: [owner: string, name: string, holder: () => object][] = [
  ['AbortSignal', 'timeout', () => AbortSignal],
  ['AbortSignal', 'any', () => AbortSignal],
  ['HTMLFormElement.prototype', 'requestSubmit', () => HTMLFormElement.prototype],
  ['navigator', 'locks', () => navigator],
  ['crypto', 'randomUUID', () => crypto],
  ['globalThis', 'structuredClone', () => globalThis],
  ['globalThis', 'BroadcastChannel', () => globalThis],
  ['Object', 'hasOwn', () => Object],
  ['Object', 'groupBy', () => Object],
  ['Promise', 'withResolvers', () => Promise],
  ['URL', 'canParse', () => URL],
  ['Array.prototype', 'toSorted', () => Array.prototype],
  ['Array.prototype', 'findLast', () => Array.prototype],
];

describe('in a browser without', () => {
  beforeEach(() => {
    webhook.answer = (count) => (count === 1 ? new TypeError('Failed to fetch') : new Response());
  });

  it.each(newer)(
    '%s.%s a request is stored, sent, sent again after a failure, and deleted',
    async (_, name, holder) => {
      const owner = holder();
      const known = Object.getOwnPropertyDescriptor(owner, name);
      // Not deleted: what is inherited would come through.
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
    },
  );
});
