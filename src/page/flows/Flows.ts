import type { TextState } from '../../core/rules/phone/NumberingPlans.ts';
import type { TermsView } from '../stores/ModalStore.ts';
import type { PaymentFlows } from './PaymentFlows.ts';

/** What a visitor can start. Each returns at once or when its effects are done, and never rejects. */
export interface Flows {
  /** Sends the form. A second call while one runs does nothing. */
  readonly submit: () => Promise<void>;
  /** The e-mail field lost focus: validates it and asks the server. */
  readonly emailBlurred: () => Promise<void>;
  /** The page took over what was filled in before the script: reads the number among it. */
  readonly phoneShown: () => Promise<void>;
  /** The phone field has focus: fetches the numbering plans. */
  readonly phoneFocused: () => Promise<void>;
  /**
   * Typed, or come as a whole by a paste or the browser's fill. A number with a country's code moves
   * it to the picker.
   */
  readonly phoneChanged: (value: string, state: TextState) => Promise<void>;
  /** Validates and formats the number. */
  readonly phoneBlurred: () => Promise<void>;
  /** The picker chose a country, by its ISO code. */
  readonly phoneCountryChosen: (country: string) => Promise<void>;
  /** The browser filled in a dial code, such as '+44'. */
  readonly phoneCodeFilled: (code: string) => Promise<void>;
  /** The checkbox's place is on the page: draws it there. */
  readonly captchaShown: (element: HTMLElement) => Promise<void>;
  /** The checkbox was ticked: goes on with the submission. */
  readonly captchaTicked: (token: string) => Promise<void>;
  /** The tick ran out. */
  readonly captchaExpired: () => void;
  /** Opens a text in the modal, loading it once. */
  readonly openTerms: (view: TermsView) => Promise<void>;
  /** The page can be used: asks what became of an order that an earlier page, or another tab, did not see the end of. */
  readonly resume: () => Promise<void>;
  /** Asks for the form again, in a session that has placed an order. */
  readonly startAnew: () => Promise<void>;
  readonly closeModal: () => void;
  /** Uses the activation link that led here. */
  readonly activate: () => Promise<void>;
  /** Asks for a new activation mail. */
  readonly resendActivation: () => Promise<void>;
  /** Null on a page that takes no payment. */
  readonly payment: PaymentFlows | null;
}
