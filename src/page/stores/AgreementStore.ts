import { makeAutoObservable } from 'mobx';

/** The agreement's checkbox and its tooltip. */
export class AgreementStore {
  showToolTip = false;
  /** Whether a checkbox shows. */
  readonly checkbox: boolean;
  private readonly isHIPAA: () => boolean;
  private ticked: boolean;
  /** Whether the terms under HIPAA were among what was agreed to. */
  private coversHipaa: boolean;

  constructor(options: {
    readonly agreed: boolean;
    readonly checkbox: boolean;
    /** Whether the sentence names the terms under HIPAA now. */
    readonly isHIPAA: () => boolean;
  }) {
    this.ticked = options.agreed;
    this.coversHipaa = options.agreed;
    this.checkbox = options.checkbox;
    this.isHIPAA = options.isHIPAA;
    makeAutoObservable<this, 'isHIPAA'>(this, { checkbox: false, isHIPAA: false });
  }

  /** A tick counts for the texts that its sentence named: a plan under HIPAA chosen later asks again. */
  get agreed(): boolean {
    return this.ticked && (this.coversHipaa || !this.isHIPAA());
  }

  toggle(): void {
    this.setAgreed(!this.agreed);
  }

  setAgreed(agreed: boolean): void {
    this.ticked = agreed;
    this.coversHipaa = agreed && this.isHIPAA();
    this.showToolTip = false;
  }

  /** Shows that agreement is missing. */
  showError(): void {
    this.showToolTip = true;
  }
}
