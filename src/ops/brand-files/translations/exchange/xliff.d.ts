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

/** What translations use of the package, which has no types of its own. With a callback it is done at once. */
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
