import type { Page } from 'playwright';

/** What a page is measured as. Ours without script is the least that its paint can take. */
export type BenchKind = 'free' | 'paid' | 'withoutScript' | 'peer';

/** A page that is measured, and how a visitor finds their way in it. */
export interface BenchPage {
  readonly name: string;
  readonly kind: BenchKind;
  readonly url: string;
  /** CSS selectors of the e-mail's control, and of the message beside it once it is wrong. */
  readonly email: string;
  readonly emailError: string;
  /** Fills the form in by keyboard and pointer, and sends it. `visitor` is another one each time. */
  readonly signUp: (page: Page, visitor: number) => Promise<void>;
}
