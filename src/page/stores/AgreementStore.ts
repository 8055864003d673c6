import { makeAutoObservable } from 'mobx';

/** The agreement's checkbox and its tooltip. */
export class AgreementStore {
  agreed: boolean;
  showToolTip = false;
  /** Whether a checkbox shows. */
  readonly checkbox: boolean;

  constructor(options: { readonly agreed: boolean; readonly checkbox: boolean }) {
    this.agreed = options.agreed;
    this.checkbox = options.checkbox;
    makeAutoObservable(this, { checkbox: false });
  }

  toggle(): void {
    this.setAgreed(!this.agreed);
  }

  setAgreed(agreed: boolean): void {
    this.agreed = agreed;
    this.showToolTip = false;
  }

  /** Shows that agreement is missing. */
  showError(): void {
    this.showToolTip = true;
  }
}
