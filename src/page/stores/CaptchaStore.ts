import { makeAutoObservable } from 'mobx';

/** The captcha: invisible first, and a checkbox after that has failed. */
export class CaptchaStore {
  /** Whether the checkbox shows. */
  display = false;
  /** Undefined until the check is needed; false shows an error. */
  checkBoxChecked: boolean | undefined = undefined;
  invisibleCaptchaFailed = false;
  /**
   * What continues after the checkbox: the submission, the loading of the card fields, or the
   * request for a new activation mail.
   */
  purpose: 'submit' | 'load' | 'resend' = 'submit';
  /** The token of the ticked checkbox. Valid for one submission. */
  token: string | null = null;
  /**
   * How often the checkbox was asked for. Each time it is drawn again: a box is valid for one
   * purpose, and cannot be ticked twice.
   */
  asked = 0;

  constructor() {
    makeAutoObservable(this);
  }

  /** The kind of token in the next submission. */
  get variant(): 'invisible' | 'visible' {
    return this.invisibleCaptchaFailed ? 'visible' : 'invisible';
  }

  /** Switches to the checkbox after the invisible check failed. */
  showCheckbox(purpose: CaptchaStore['purpose'] = 'submit'): void {
    this.purpose = purpose;
    this.display = true;
    this.asked += 1;
    this.invisibleCaptchaFailed = true;
    this.clearTick();
  }

  tick(token: string): void {
    this.token = token;
    this.checkBoxChecked = true;
  }

  /** Removes the tick after its token has expired or was used. */
  clearTick(): void {
    this.token = null;
    this.checkBoxChecked = undefined;
  }

  /** Hides the checkbox after its purpose is done. */
  hideCheckbox(): void {
    this.purpose = 'submit';
    this.display = false;
    this.invisibleCaptchaFailed = false;
    this.clearTick();
  }

  /** Shows that the tick is missing. */
  showError(): void {
    this.checkBoxChecked = false;
  }
}
