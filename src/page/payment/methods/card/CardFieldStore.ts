import { makeAutoObservable } from 'mobx';
import type { CardFieldState } from '../../../../core/contract/CardState.ts';
import type { FieldErrorCode } from '../../../../core/contract/FieldErrorCode.ts';
import type { CardFieldName } from '../../../../core/contract/PaymentFieldName.ts';

/** One card field and its error. */
export class CardFieldStore implements CardFieldState {
  readonly name: CardFieldName;
  isValid = false;
  isEmpty = true;
  isFocused = false;
  /** Whether the typed number belongs to a card that the merchant does not accept. */
  isRefused = false;
  error: FieldErrorCode | null = null;

  constructor(name: CardFieldName) {
    this.name = name;
    makeAutoObservable(this, { name: false });
  }

  /** The problem with the field, shown or not. */
  get problem(): FieldErrorCode | null {
    if (this.isEmpty) return 'required';
    if (this.isRefused) return 'notAccepted';
    return this.isValid ? null : 'invalid';
  }

  /**
   * Sets the frame's state. Clears the error when `isEmpty` or `isValid` changes, and shows 'invalid'
   * when the visitor leaves an incomplete field. 'required' is only reported on submission.
   */
  setState(state: CardFieldState): void {
    const isLeft = this.isFocused && !state.isFocused;
    const isTyped = state.isEmpty !== this.isEmpty || state.isValid !== this.isValid;
    Object.assign(this, state);
    if (isTyped) this.error = null;
    if (isLeft && !this.isEmpty && this.problem) this.error = this.problem;
  }

  /**
   * Shows at once that the card is not accepted, because more digits cannot change that. A refusal
   * by the gateway stays until another card is typed.
   */
  setRefused(isRefused: boolean): void {
    const wasRefused = this.isRefused;
    this.isRefused = isRefused;
    if (isRefused) this.error = 'notAccepted';
    else if (wasRefused && this.error === 'notAccepted') this.error = null;
  }

  showError(code: FieldErrorCode): void {
    this.error = code;
  }

  clearError(): void {
    this.error = null;
  }
}
