import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import type { FieldErrorCode } from '../../core/contract/FieldErrorCode.ts';
import type { FieldName } from '../../core/fields/fields.ts';
import { leftTrim } from '../../core/rules/fields/leftTrim.ts';

export interface FieldOptions<Name extends string = FieldName> {
  readonly name: Name;
  readonly value?: string;
  readonly disabled?: boolean;
  readonly optional?: boolean;
  /** Whether the value stays as it was typed, outer space included. */
  readonly isVerbatim?: boolean;
  readonly check: (value: string) => FieldErrorCode | null;
}

/** One field of the form: its value, and the error that shows beside it. */
export class FieldStore<Name extends string = FieldName> {
  readonly name: Name;
  readonly optional: boolean;
  private readonly isVerbatim: boolean;
  value: string;
  /** What was found wrong last. */
  private found: FieldErrorCode | null = null;
  /** The field that has to be right first. */
  private first: FieldStore | null = null;
  disabled: boolean;
  /** Whether the visitor gave the value. False while it is the initial one. */
  isTyped = false;
  private readonly check: FieldOptions['check'];

  constructor(options: FieldOptions<Name>) {
    this.name = options.name;
    this.optional = options.optional ?? false;
    this.isVerbatim = options.isVerbatim ?? false;
    this.value = options.value ?? '';
    this.disabled = options.disabled ?? false;
    this.check = options.check;
    makeObservable<this, 'found' | 'first'>(this, {
      value: observable,
      found: observable,
      first: observableRef,
      error: computed,
      comesAfter: action,
      disabled: observable,
      // Kept also where nothing watches it: leaving a field asks for it, and a press several times.
      problem: computed({ keepAlive: true }),
      isValid: computed,
      setValue: action,
      showError: action,
      clearError: action,
      checkOnBlur: action,
    });
  }

  /** Leaves this field alone for as long as another one is wrong. */
  comesAfter(first: FieldStore): void {
    this.first = first;
  }

  private get isNext(): boolean {
    return this.first === null || this.first.problem === null;
  }

  /** The error that shows beside the field. */
  get error(): FieldErrorCode | null {
    return this.isNext ? this.found : null;
  }

  set error(error: FieldErrorCode | null) {
    this.found = error;
  }

  /** What is wrong with the value, shown or not. A disabled field is skipped. */
  get problem(): FieldErrorCode | null {
    return this.disabled || !this.isNext ? null : this.check(this.value);
  }

  get isValid(): boolean {
    return this.problem === null;
  }

  /** The value as a submission sends it. */
  get sent(): string {
    return this.value;
  }

  /** Takes what was typed, left-trimmed unless it is verbatim. Clears the error for the old value. */
  setValue(value: string): void {
    this.value = this.isVerbatim ? value : leftTrim(value);
    this.isTyped = true;
    this.error = null;
  }

  showError(code: FieldErrorCode): void {
    this.error = code;
  }

  clearError(): void {
    this.error = null;
  }

  /** Shows what is wrong once something was typed: 'required' waits for the submission. */
  checkOnBlur(): void {
    if (this.value.trim() !== '') this.error = this.problem;
  }
}
