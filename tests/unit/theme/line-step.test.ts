import { describe, expect, it } from 'vitest';
import { buttonRow, lineStep } from '@/theme/line-step';
import { LINE_STEPS } from '@/theme/line-steps';

/** Long enough to break, and not as wide in the fallbacks as in the font. */
const headline = 'We clear drains in Dallas: sinks, tubs and main lines';

describe('The step of a column, at whose multiples a text has as many lines in each font', () => {
  it('is the smallest for a text that fits into one line', () => {
    expect(lineStep('Plumber', 'headline')).toBe('w-step-40');
    expect(lineStep('', 'text')).toBe('w-step-40');
  });

  it('is another one where the fonts disagree about the smallest', () => {
    const step = lineStep(headline, 'headline');
    expect(LINE_STEPS.slice(1).map((size) => `w-step-${size}`)).toContain(step);
  });

  it('is one that adds no line on phones, where there is one', () => {
    // Three lines in 10.57 em above a form; at the smallest step that works, 1.2 em, the column had 9.6 em and a fourth.
    expect(lineStep("Plumber in Dallas: you'll know the price before we start", 'headline')).toBe(
      'w-step-132',
    );
    // Two in 9.06 em.
    expect(lineStep('Get your pipes ready for a freeze', 'headline')).toBe('w-step-113');
  });

  it('counts a line that ends behind a hyphen, and none behind one that does not break', () => {
    const text = 'a-guarantee-for-every-customer-who-calls-before-noon-in-winter';
    expect(lineStep(text, 'bold')).not.toBe('w-step-40');
    expect(lineStep(text.replaceAll('-', '\u2011'), 'bold')).toBe('w-step-40');
  });

  it('does not count word joiners, which have no width', () => {
    const times = `${headline}, Mon–Fri, 8 AM–6 PM`;
    expect(lineStep(times.replaceAll('–', '–\u2060'), 'bold')).toBe(lineStep(times, 'bold'));
  });

  it('is none for a text of which each column breaks otherwise in one of the fonts', () => {
    expect(lineStep('word '.repeat(2000), 'text')).toBeUndefined();
  });
});

describe('A row of buttons', () => {
  const row = (...labels: string[]) =>
    buttonRow(
      labels.map((label) => ({ label, beside: 60 })),
      { size: 18, onPhone: 28, gap: 10 },
    );

  it('is shared on phones by two that fit in any font', () => {
    expect(row('Get Quote', 'Call (972) 555-0100').alone).toEqual([false, false]);
    expect(row('Book a visit', 'Call (972) 555-0100').alone).toEqual([false, false]);
    expect(row('Pida su cotización', 'Llame al (972) 555-0100').alone).toEqual([true, true]);
    expect(row('Call us', 'Text us', 'Mail us').alone).toEqual([false, false, true]);
    expect(row('Emergency? Call (972) 555-0100', 'Mail us', 'Text us').alone).toEqual([true, false, false]);
  });

  it('has a step from 480 px on', () => {
    expect(row('Call (972) 555-0100', 'Find your main valve', 'Save our number').step).toMatch(/^w-row-/);
    expect(row().step).toBe('w-row-40');
  });
});
