import type { Page } from 'playwright';

/** The kind of a measured page. Ours without script is the lower bound for its paint. */
export type BenchKind = 'free' | 'paid' | 'withoutScript' | 'peer';

/** A measured page, and how a visitor uses it. */
export interface BenchPage {
  readonly name: string;
  readonly kind: BenchKind;
  readonly url: string;
  /** CSS selectors of the e-mail control, and of its error message. */
  readonly email: string;
  readonly emailError: string;
  /** Fills in the form by keyboard and pointer, and submits it. `visitor` differs each time. */
  readonly signUp: (page: Page, visitor: number) => Promise<void>;
}
