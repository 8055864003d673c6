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

/** The purpose of a tick, and the callbacks for it. */
export interface CheckboxOptions {
  readonly action: CaptchaAction;
  readonly ticked: (token: string) => void;
  readonly expired: () => void;
}

export interface CaptchaProvider {
  /** The invisible check: returns a token for the action. */
  execute(action: CaptchaAction): Promise<Result<string, CaptchaError>>;
  /** Renders the checkbox in an element. */
  renderCheckbox(
    element: HTMLElement,
    options: CheckboxOptions,
  ): Promise<Result<true, CaptchaError>>;
  /** Unticks the checkbox, because each token needs a new tick. */
  resetCheckbox(): void;
}

/** Access to remembered orders. The code behind it loads on demand. */
export interface AttemptsProvider {
  /** Whether some may be stored. Answers without loading anything. */
  readonly areKept: () => boolean;
  readonly load: () => Promise<Attempts>;
}

/** Everything outside the page that it uses. The server's render gets none of it. */
export interface Providers {
  readonly http: Http;
  readonly captcha: CaptchaProvider;
  /** Records an event, which may be counted. */
  readonly sendEvent: (event: TrackedEvent) => void;
  /**
   * Returns the numbering plans for reading a text as a number of a country, or of the one it
   * names, together with all loaded before; null when they cannot be loaded.
   */
  readonly loadNumberingPlans: (text: string, country: string) => Promise<NumberingPlans | null>;
  /** The page's own origin, such as https://signup.slotbook.example. */
  readonly origin: () => string;
  /** Leaves the page for a web address. Ignores any other address. */
  readonly navigate: (url: string) => void;
  readonly wait: (ms: number) => Promise<void>;
  /** Resolves after the browser has painted the changes, or soon if the page is hidden. */
  readonly painted: () => Promise<void>;
  readonly timeZone: () => string;
  /** Whether the browser keeps cookies for the page. Without them it has no session. */
  readonly keepsCookies: () => boolean;
  /** A random UUID. */
  readonly newKey: () => string;
  /** The orders whose outcome this browser has not seen. */
  readonly attempts: AttemptsProvider;
  /** Reloads this page. */
  readonly reload: () => void;
  /** Reports a fault of the page itself. */
  readonly report: (cause: unknown) => void;
}
