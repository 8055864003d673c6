import { makeAutoObservable } from 'mobx';

/** Texts that the sentence may name beside the general ones. */
export type FurtherText = 'hipaaTerms' | 'firstTerms';

/** The agreement's checkbox and its tooltip. */
export class AgreementStore {
  showToolTip = false;
  /** Whether a checkbox shows. */
  readonly checkbox: boolean;
  /** What the sentence names now beside the general texts. A widget may add to it before the page shows. */
  named: () => readonly FurtherText[];
  private ticked: boolean;
  /** What of it was among the texts that were agreed to. */
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

  /** A tick counts for the texts that its sentence named: one that names others later asks again. */
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
