/** The part of the package that the build uses. The package has no types. */
declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'woff2' | 'truetype';
    /** Layout features to keep. All others are removed, with glyphs that only they use. */
    readonly keepFeatures?: readonly string[];
    readonly keepAllGlyphs?: boolean;
    readonly noHinting?: boolean;
    readonly dropTables?: readonly string[];
    /** Entries of the name table to keep besides the default ones. */
    readonly preserveNameIds?: readonly number[];
    readonly variationAxes?: Readonly<
      Record<string, { readonly min: number; readonly max: number }>
    >;
  }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
