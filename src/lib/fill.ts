/** Fills the gaps of a text, as in `Show all {count}`. A gap without a value stays as it is written. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
