import type { Result } from '../../core/contract/Result.ts';
import type { NumberingPlans } from '../../core/rules/phone/NumberingPlans.ts';
import type { CaptchaAction } from '../../core/rules/signupTypes/signupTypes.ts';
import type { Attempts } from './attempts/createAttempts.ts';
import type { Http } from './calls/http.ts';
import type { TrackedEvent } from './notes/createNotes.ts';

/**
 * Why the captcha gave no token: the browser is offline, its script did not load in time, or it
 * refused.
 */
export type CaptchaError =
  | { readonly kind: 'offline'; readonly cause: unknown }
  | { readonly kind: 'unavailable'; readonly cause: unknown }
  | { readonly kind: 'failed'; readonly cause: unknown };

/** What a tick proves, and the callbacks for it. */
export interface CheckboxOptions {
  readonly action: CaptchaAction;
  readonly ticked: (token: string) => void;
  readonly expired: () => void;
}

export interface CaptchaProvider {
  /** The invisible check: a token for the action. */
  execute(action: CaptchaAction): Promise<Result<string, CaptchaError>>;
  /** Draws the checkbox in an element. */
  renderCheckbox(
    element: HTMLElement,
    options: CheckboxOptions,
  ): Promise<Result<true, CaptchaError>>;
  /** Unticks the checkbox, because each token needs a new tick. */
  resetCheckbox(): void;
}

/** Remembers orders. Its code comes when it is wanted. */
export interface AttemptsProvider {
  /** Whether any may be kept: nothing is loaded to find out. */
  readonly areKept: () => boolean;
  readonly load: () => Promise<Attempts>;
}

/** The page's side of everything outside it. The server's render gets none. */
export interface Providers {
  readonly http: Http;
  readonly captcha: CaptchaProvider;
  /** Notes an event, which may be counted. */
  readonly sendEvent: (event: TrackedEvent) => void;
  /**
   * The numbering plans to read a text as a number of a country, or of the one that it names, and
   * all loaded before; null when they cannot be loaded now.
   */
  readonly loadNumberingPlans: (text: string, country: string) => Promise<NumberingPlans | null>;
  /** The page's own origin, such as https://signup.slotbook.example. */
  readonly origin: () => string;
  /** Leaves the page for a web address; any other is ignored. */
  readonly navigate: (url: string) => void;
  readonly wait: (ms: number) => Promise<void>;
  /** Resolves once what was changed is painted, or soon on a page that is not painted. */
  readonly painted: () => Promise<void>;
  readonly timeZone: () => string;
  /** Whether the browser keeps cookies for the page, without which it has no session. */
  readonly keepsCookies: () => boolean;
  /** A random UUID. */
  readonly newKey: () => string;
  /** The orders whose outcome this browser has not seen. */
  readonly attempts: AttemptsProvider;
  /** Asks for this page again. */
  readonly reload: () => void;
  /** Hands on a fault of the page's own. */
  readonly report: (cause: unknown) => void;
}
