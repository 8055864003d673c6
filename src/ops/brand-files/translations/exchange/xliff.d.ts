interface XliffUnit {
  readonly source: unknown;
  readonly target?: unknown;
  readonly note?: unknown;
  readonly additionalAttributes?: Readonly<Record<string, string | number>>;
}

interface XliffFile {
  readonly sourceLanguage: string;
  readonly targetLanguage?: string;
  readonly resources: Readonly<Record<string, Readonly<Record<string, XliffUnit>>>>;
}

/**
 * The part of the package that translations use. The package has no types. With a callback it works
 * synchronously.
 */
declare module 'xliff/jsToXliff12' {
  export default function jsToXliff12(
    file: XliffFile,
    options: { readonly indent: string },
    done: (error: Error | null, xml?: string) => void,
  ): void;
}

declare module 'xliff/xliff12ToJs' {
  export default function xliff12ToJs(
    xml: string,
    options: { readonly captureSpacesBetweenElements: boolean },
    done: (error: Error | null, file?: XliffFile) => void,
  ): void;
}
