/** Thrown for a text that is no ICU message, or one that says what no page can choose. */
export class TextFault extends Error {
  /** What to write instead, as a sentence. */
  readonly fix: string;

  constructor(why: string, fix: string, cause?: unknown) {
    super(why, { cause });
    this.name = 'TextFault';
    this.fix = fix;
  }
}
