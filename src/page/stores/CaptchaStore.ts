import { makeAutoObservable } from 'mobx';

/** The robot check: invisible first, the checkbox when that failed. */
export class CaptchaStore {
  /** Whether the checkbox shows. */
  display = false;
  /** Undefined until asked for; false looks like an error. */
  checkBoxChecked: boolean | undefined = undefined;
  invisibleCaptchaFailed = false;
  /** What the checkbox is asked for: to go on with the submission, or to load the card's fields. */
  purpose: 'submit' | 'load' = 'submit';
  /** The ticked checkbox's token. Good for one submission. */
  token: string | null = null;

  constructor() {
    makeAutoObservable(this);
  }

  /** The variant that the next submission carries. */
  get variant(): 'invisible' | 'visible' {
    return this.invisibleCaptchaFailed ? 'visible' : 'invisible';
  }

  /** Switches to the checkbox after the invisible check failed. */
  showCheckbox(purpose: 'submit' | 'load' = 'submit'): void {
    this.purpose = purpose;
    this.display = true;
    this.invisibleCaptchaFailed = true;
    this.clearTick();
  }

  tick(token: string): void {
    this.token = token;
    this.checkBoxChecked = true;
  }

  /** Forgets the tick: it ran out, or its token was spent. */
  clearTick(): void {
    this.token = null;
    this.checkBoxChecked = undefined;
  }

  /** Begins anew: the checkbox has done what it was asked for. */
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
