/**
 * The steps of columns that there are classes for (`tailwind.config.mjs`), in hundredths of an em: small ones use most of it.
 * Those that are no tens divide the column of a headline on phones, 9.06 em or above a form 10.57 em (`line-step.ts`).
 */
export const LINE_STEPS: readonly number[] = [
  40, 50, 60, 70, 80, 88, 90, 100, 105, 110, 113, 120, 130, 132, 140, 151, 170, 176, 190, 211, 226, 264,
];

/** The same of rows of buttons, where nobody sees that a part of the row on the right stays empty. */
export const ROW_STEPS: readonly number[] = [...LINE_STEPS, 240, 280, 310, 330, 370, 410, 430, 460, 500];
