import { describe, expect, it } from 'vitest';
import { formDefinitions } from '@/leads/forms';
import {
  formFamilies,
  type Effect,
  type FormFamily,
  type LeadFormConfig,
  type Settlement,
} from '@/leads/types';
import { answers, configOf, context, families } from './fixtures';

function steps(
  family: FormFamily,
  settlement: Settlement,
  overrides: Partial<LeadFormConfig> = {},
): string[] {
  const describeStep = (effect: Effect): string => {
    if (effect.kind === 'toast') return `${effect.tone} toast '${effect.toast.title}'`;
    if (effect.kind === 'redirect') return `${effect.to} after ${effect.afterMs} ms`;
    return effect.kind;
  };
  return formDefinitions[family].effects(settlement, configOf(family, overrides)).map(describeStep);
}

const settlements = ['delivered', 'queued', 'unreachable', 'unsaved'] as const;

describe('what the visitor sees', () => {
  it.each(formFamilies)('of a %s form after each settlement', (family) => {
    const seen = Object.fromEntries(settlements.map((settlement) => [settlement, steps(family, settlement)]));
    expect(seen).toEqual(families[family].outcomes);
  });

  it.each<[LeadFormConfig['placement'], boolean, string[]]>([
    // It closes, and then comes the thank-you page.
    ['dialog', false, ['closeDialog', '/thank-you after 100 ms']],
    [undefined, true, ['/thank-you after 0 ms']],
  ])(
    'of a quote form in a place of its own, %s, or that redirects, %s',
    (placement, redirectOnSubmit, kept) => {
      const seen = settlements.map((settlement) =>
        steps('quote', settlement, { placement, redirectOnSubmit } as Partial<LeadFormConfig>),
      );
      expect(seen).toEqual([kept, kept, kept, ["destructive toast 'Error'"]]);
    },
  );
});

describe('what a family asks of its content file', () => {
  it.each(formFamilies)('is what its forms show and send, no more and no less (%s)', (family) => {
    const { words, mayRedirectOnSubmit, buildPayload } = formDefinitions[family];
    const sent = Object.values(buildPayload(answers, { ...context, page: 'a page', source: 'a source' }));
    const shown = settlements.flatMap((settlement) => steps(family, settlement));
    const redirected = settlements.flatMap((settlement) =>
      steps(family, settlement, { redirectOnSubmit: true }),
    );
    const used = {
      success: shown.includes("success toast 'Sent'"),
      failure: shown.includes("destructive toast 'Error'"),
      thanks: shown.includes('thanks'),
      page: sent.includes('a page'),
      source: sent.includes('a source'),
      redirectOnSubmit: String(redirected) !== String(shown),
    };
    const asked: string[] = [...words, ...(mayRedirectOnSubmit ? ['redirectOnSubmit'] : [])];
    expect(asked.sort()).toEqual(
      Object.entries(used)
        .flatMap(([name, isUsed]) => (isUsed ? name : []))
        .sort(),
    );
  });
});
