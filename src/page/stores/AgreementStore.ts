import { makeAutoObservable } from 'mobx';

/** Texts that a sentence may name beside the general ones. */
type Further = 'hipaaTerms' | 'firstTerms';

/** The agreement's checkbox and its tooltip. */
export class AgreementStore {
  showToolTip = false;
  /** Whether a checkbox shows. */
  readonly checkbox: boolean;
  private readonly named: () => readonly Further[];
  private ticked: boolean;
  /** What was among the texts that were agreed to. */
  private covered: readonly Further[];

  constructor(options: {
    readonly agreed: boolean;
    readonly checkbox: boolean;
    /** What the sentence names now beside the general texts. */
    readonly named: () => readonly Further[];
  }) {
    this.ticked = options.agreed;
    // Nobody has been given the French texts yet.
    this.covered = options.agreed ? ['hipaaTerms'] : [];
    this.checkbox = options.checkbox;
    this.named = options.named;
    makeAutoObservable<this, 'named'>(this, { checkbox: false, named: false });
  }

  /** A tick counts for the texts that its sentence named: one that names others asks again. */
  get agreed(): boolean {
    return this.ticked && this.named().every((text) => this.covered.includes(text));
  }

  toggle(): void {
    this.setAgreed(!this.agreed);
  }

  setAgreed(agreed: boolean): void {
    this.ticked = agreed;
    this.covered = agreed ? this.named() : [];
    this.showToolTip = false;
  }

  /** Shows that agreement is missing. */
  showError(): void {
    this.showToolTip = true;
  }
}
