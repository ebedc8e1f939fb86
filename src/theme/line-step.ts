import { LINE_STEPS, ROW_STEPS } from './line-steps';
import { letters, widths } from './styles/fonts/letter-widths.json';

/** How a text is set: a page's headline, running text, words that stand out, or a button. */
export type Face = keyof typeof widths;

/**
 * The columns that such a text has in first views, in em, and the space between its letters: from the narrowest to the
 * widest, on phones of 360, 390 and 412 px with a form and without one, and in windows of 768, 1024, 1280 and 1440 px. A
 * headline is as large as a phone is wide (`.display-1` in `styles/global.css`), so it has one column on all of them.
 */
const columns: Record<
  Face,
  { from: number; to: number; phones: readonly number[]; larger: readonly number[]; spacing: number }
> = {
  headline: {
    from: 6,
    to: 21,
    phones: [9.06, 10.57],
    larger: [8.56, 8.77, 8.87, 10.83, 11.67, 11.87, 16.21],
    spacing: -0.022,
  },
  text: {
    from: 13,
    to: 50,
    phones: [16.2, 18, 18.8, 19.3, 20.6, 21.9],
    larger: [22.2, 28.4, 31],
    spacing: 0,
  },
  bold: {
    from: 17,
    to: 50,
    phones: [21.3, 22.7, 23.3, 24.7, 24.9, 26.4],
    larger: [22.2, 28.4, 32.3],
    spacing: 0,
  },
  button: { from: 24, to: 60, phones: [], larger: [30, 34.1, 42], spacing: 0 },
};

/**
 * How far a line may be from the sum of its letters, because browsers move pairs of letters together: as much as there
 * is a step for.
 */
const TOLERANCES = [0.01, 0.006, 0.003, 0];

/** A part of a line that has no break in it, and the space behind it that a break takes away, in em. */
interface Part {
  width: number;
  space: number;
}

/** The width of a text in each of the fonts, in em: the site's, Arial and Roboto as fallbacks. */
const widthsOf = (text: string, face: Face): readonly number[] =>
  widths[face].map((font) =>
    // Word joiners, as in times (`8 AM–6 PM`), have no width, and hyphens that do not break that of others.
    [...text.replaceAll('\u2060', '').replaceAll('\u2011', '-')].reduce(
      (sum, letter) => sum + (font[letters.indexOf(letter)] ?? 0.5) + columns[face].spacing,
      0,
    ),
  );

/** The width of a text in the font in which it is widest, in em of its own letters. */
export const widestOf = (text: string, face: Face): number => Math.max(...widthsOf(text, face));

/** The number of lines in a column of that width, in em. */
function linesIn(column: number, parts: readonly Part[]): number {
  let lines = 1;
  let filled = 0;
  for (const { width, space } of parts) {
    if (filled > 0 && filled + width > column) {
      lines += 1;
      filled = 0;
    }
    filled += width + space;
  }
  return lines;
}

/**
 * The step at whose multiples all fonts need as many lines. If there is one that adds none to those of the whole
 * column on a phone, it is one of these; among them the safest, then the one that adds the fewest lines in other windows,
 * then the smallest.
 */
function stepFor(
  fonts: readonly (readonly Part[])[],
  { from, to, phones, larger }: Omit<(typeof columns)[Face], 'spacing'>,
  steps = LINE_STEPS,
): number | undefined {
  const [site = []] = fonts;
  const added = (columnsOf: readonly number[], step: number): number =>
    columnsOf.reduce(
      (sum, column) =>
        sum + linesIn((Math.floor((column * 100) / step) * step) / 100, site) - linesIn(column, site),
      0,
    );
  const all = Array.from({ length: (to - from) * 5 }, (_, index) => from + index / 5);
  const cost = (step: number): number => 10 * added([...phones, ...larger], step) + added(all, step);
  const onPhones = steps.filter((step) => added(phones, step) <= 0);
  for (const [candidates, tolerances] of [
    [onPhones, TOLERANCES.slice(0, -1)],
    [steps, TOLERANCES],
  ] as const)
    for (const tolerance of tolerances) {
      const isEqual = (column: number): boolean =>
        new Set(
          fonts.flatMap((font) => [1 - tolerance, 1 + tolerance].map((part) => linesIn(column * part, font))),
        ).size === 1;
      const safe = candidates.filter((step) => {
        const first = Math.ceil((from * 100) / step);
        const count = Math.floor((to * 100) / step) - first + 1;
        return Array.from({ length: count }, (_, index) => ((first + index) * step) / 100).every(isEqual);
      });
      const costs = safe.map(cost);
      if (safe.length > 0) return safe[costs.indexOf(Math.min(...costs))];
    }
  return undefined;
}

/**
 * The class that makes a text's column a multiple of a step, at each of which the text has as many lines in the fallbacks
 * as in the site's font. Then nothing below it moves when the font arrives (`browser/early/font.ts`), and a first visit
 * looks like a later one. Without it, one text in thirty has a line more in one of them.
 * @param text without markup; its column is `to` em wide at most (`--measure`)
 * @returns nothing for a text that has no such step
 */
export function lineStep(
  text: string,
  face: Exclude<Face, 'button'>,
  to = columns[face].to,
): string | undefined {
  const parts = text.split(/(?<= )|(?<=\p{L}[-–])(?=\p{L})/u).map((part) => {
    const [all, word] = [part, part.trimEnd()].map((one) => widthsOf(one, face));
    return { all, word };
  });
  const fonts = widthsOf('', face).map((_, font) =>
    parts.map(({ all, word }) => {
      const width = word?.[font] ?? 0;
      return { width, space: (all?.[font] ?? 0) - width };
    }),
  );
  const step = stepFor(fonts, { ...columns[face], to });
  return step === undefined ? undefined : `w-step-${step}`;
}

/** The room for a row of buttons on a phone of 384 px, in px; from it on two may share a row, below 480 px they fill it. */
const PHONE_ROW = 344;

/**
 * How a row of buttons breaks in any of the fonts: its class from 480 px on, and on phones which of its buttons have a row
 * of their own. All in CSS pixels of 100 % text; the row's own letters have 17.
 * @param buttons with what each has beside its letters
 * @param size of their letters; `onPhone` what a button has beside them there; `gap` between two
 */
export function buttonRow(
  buttons: readonly { label: string; beside: number }[],
  { size, onPhone, gap }: { size: number; onPhone: number; gap: number },
): { step: string | undefined; alone: readonly boolean[] } {
  const labels = buttons.map(({ label }) => widthsOf(label, 'button').map((width) => width * size));
  const fonts = widthsOf('', 'button').map((_, font) =>
    buttons.map(({ beside }, index) => ({
      width: ((labels[index]?.[font] ?? 0) + beside) / 17,
      space: gap / 17,
    })),
  );
  const widest = labels.map((label) => Math.max(...label) + onPhone);
  const alone = widest.map(() => true);
  for (let index = 1; index < widest.length; index += 1)
    if (alone[index - 1] && widest[index - 1]! + gap + widest[index]! <= PHONE_ROW)
      alone[index - 1] = alone[index] = false;
  const step = stepFor(fonts, columns.button, ROW_STEPS);
  return { step: step === undefined ? undefined : `w-row-${step}`, alone };
}
