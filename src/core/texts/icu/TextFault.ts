/** Thrown for a text that is not an ICU message, or uses a feature that pages do not support. */
export class TextFault extends Error {
  /** How to correct the text, as a sentence. */
  readonly fix: string;

  constructor(why: string, fix: string, cause?: unknown) {
    super(why, { cause });
    this.name = 'TextFault';
    this.fix = fix;
  }
}
