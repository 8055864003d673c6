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
 * Brings the page into a state, and returns what the picture shows: the whole page, or the window
 * when a dialog covers it. Null when this page has no such state. Throws when the state is not
 * reached.
 */
export type Act = (stage: Stage) => Promise<'page' | 'window' | null>;

/** The dialog over the page, and not the question about measuring, which is in its flow. */
export const OPEN_WINDOW = 'dialog[open]:not(.privacy)';
