import type { Page } from 'playwright';
import type { SignupForm } from '../visitor/SignupForm.ts';
import type { Visit } from '../visits/Visit.ts';

/** A page that is being visited. */
export interface Stage {
  readonly page: Page;
  readonly form: SignupForm;
  readonly visit: Visit;
}

/**
 * Brings a state about, and says what is to be pictured: the whole page, or the window where a dialog
 * lies over it. Null where this page has no such state. Throws where the state does not come about.
 */
export type Act = (stage: Stage) => Promise<'page' | 'window' | null>;

/** The dialog over the page: not the question about measuring, which stands in its flow. */
export const OPEN_WINDOW = 'dialog[open]:not(.privacy)';
