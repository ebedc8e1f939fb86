/** The steps of columns that there are classes for (`tailwind.config.mjs`), in hundredths of an em: small ones use most of it. */
export const LINE_STEPS: readonly number[] = [40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 170, 190];

/** The same of rows of buttons, where nobody sees that a part of the row on the right stays empty. */
export const ROW_STEPS: readonly number[] = [...LINE_STEPS, 240, 310, 370, 430, 500];
