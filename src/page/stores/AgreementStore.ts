import { makeAutoObservable } from 'mobx';

/** Texts that the sentence can name in addition to the general ones. */
export type FurtherText = 'hipaaTerms' | 'firstTerms';

/** The agreement's checkbox and its tooltip. */
export class AgreementStore {
  showToolTip = false;
  /** Whether a checkbox shows. */
  readonly checkbox: boolean;
  /** The texts that the sentence names in addition. A widget may replace this before the page shows. */
  named: () => readonly FurtherText[];
  private ticked: boolean;
  /** The additional texts that the visitor's tick covers. */
  private covered: readonly FurtherText[];

  constructor(options: {
    readonly agreed: boolean;
    readonly checkbox: boolean;
    readonly named: () => readonly FurtherText[];
  }) {
    this.ticked = options.agreed;
    this.covered = options.agreed ? ['hipaaTerms'] : [];
    this.checkbox = options.checkbox;
    this.named = options.named;
    makeAutoObservable(this, { checkbox: false, named: false });
  }

  /**
   * A tick covers only the texts named when it was made. When the sentence names others, it must be
   * ticked again.
   */
  get agreed(): boolean {
    return this.ticked && this.named().every((text) => this.covered.includes(text));
  }

  toggle(): void {
    this.setAgreed(!this.agreed);
  }

  setAgreed(agreed: boolean): void {
    this.ticked = agreed;
    this.covered = this.named();
    this.showToolTip = false;
  }

  /** Shows that agreement is missing. */
  showError(): void {
    this.showToolTip = true;
  }
}
