import type { TermsView } from '../stores/ModalStore.ts';

/** What a visitor can start. Each returns at once or when its effects are done, and never rejects. */
export interface Flows {
  /** The page is in the browser: counts the view. */
  pageOpened(): void;
  /** Sends the form. A second call while one runs does nothing. */
  submit(): Promise<void>;
  /** The e-mail field lost focus: validates it and asks the server. Serves Specification 4.0.3. */
  emailBlurred(): Promise<void>;
  /** The phone field has focus: fetches the numbering plans. */
  phoneFocused(): Promise<void>;
  /** Typed, pasted or filled in. A number with a country's code moves it to the picker. Serves Specification 5.0.4. */
  phoneChanged(value: string): Promise<void>;
  /** Validates and formats the number. */
  phoneBlurred(): Promise<void>;
  /** The picker chose a country, by its ISO code. */
  phoneCountryChosen(country: string): Promise<void>;
  /** The checkbox's place is on the page: draws it there. */
  captchaShown(element: HTMLElement): Promise<void>;
  /** The checkbox was ticked: goes on with the submission. Serves Specification 4.0.5. */
  captchaTicked(token: string): Promise<void>;
  /** The tick ran out. */
  captchaExpired(): void;
  /** Opens a text in the modal, loading it once. */
  openTerms(view: TermsView): Promise<void>;
  closeModal(): void;
  /** Asks for a new activation mail. */
  resendActivation(): Promise<void>;
}
