import type { TextState } from '../../core/rules/phone/NumberingPlans.ts';
import type { TermsView } from '../stores/ModalStore.ts';
import type { PaymentFlows } from './PaymentFlows.ts';

/**
 * Everything a visitor can start. Each returns at once or after its effects are done, and never rejects.
 */
export interface Flows {
  /** Sends the form. A second call while one runs does nothing. */
  readonly submit: () => Promise<void>;
  /** The e-mail field lost focus: validates it and asks the server. */
  readonly emailBlurred: () => Promise<void>;
  /** The page has read what was filled in before its script: reads the phone number in it. */
  readonly phoneShown: () => Promise<void>;
  /** The phone field received the focus: fetches the numbering plans. */
  readonly phoneFocused: () => Promise<void>;
  /**
   * The field changed by typing, a paste or autofill. A number with a country code changes the
   * selected country.
   */
  readonly phoneChanged: (value: string, state: TextState) => Promise<void>;
  /** Validates and formats the number. */
  readonly phoneBlurred: () => Promise<void>;
  /** The visitor selected a country, by its ISO code. */
  readonly phoneCountryChosen: (country: string) => Promise<void>;
  /** The browser filled in a dial code, such as '+44'. */
  readonly phoneCodeFilled: (code: string) => Promise<void>;
  /** The checkbox's element is on the page: renders the captcha into it. */
  readonly captchaShown: (element: HTMLElement) => Promise<void>;
  /** The checkbox was ticked: continues the submission. */
  readonly captchaTicked: (token: string) => Promise<void>;
  /** The tick has expired. */
  readonly captchaExpired: () => void;
  /** Opens a text in the modal. Each is loaded once. */
  readonly openTerms: (view: TermsView) => Promise<void>;
  /**
   * The page can be used: asks for the outcome of an order that an earlier page or another tab left
   * open.
   */
  readonly resume: () => Promise<void>;
  /** Shows the form again in a session that has placed an order. */
  readonly startAnew: () => Promise<void>;
  readonly closeModal: () => void;
  /** Uses the activation link of this page. */
  readonly activate: () => Promise<void>;
  /** Asks for a new activation mail. */
  readonly resendActivation: () => Promise<void>;
  /** Null on a page without payment. */
  readonly payment: PaymentFlows | null;
}
