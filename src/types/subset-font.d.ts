/** What we use of `subset-font`, which ships no types. */
declare module 'subset-font' {
  interface Options {
    /** `sfnt` is TrueType or OpenType, as the source is. */
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** A number pins the axis, a range narrows it. */
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
  }

  /** Cuts a font down to the characters of `text`. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
