import type { Page } from 'playwright';
import type { SignupForm } from '../visitor/SignupForm.ts';
import type { Visit } from '../visits/Visit.ts';

/** A page during a visit. */
export interface Stage {
  readonly page: Page;
  readonly form: SignupForm;
  readonly visit: Visit;
}

/**
 * Brings the page into a state, and returns what to take a picture of: the whole page, the window
 * when a dialog covers it, or the part of the page that is in view. Null when this page has no such
 * state. Throws when the state is not reached.
 */
export type Act = (stage: Stage) => Promise<'page' | 'window' | 'view' | null>;

/**
 * The dialog over the page. Excludes the question about analytics, which is part of the page's
 * flow.
 */
export const OPEN_WINDOW = 'dialog[open]:not(.privacy)';
