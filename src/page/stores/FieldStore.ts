import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import type { FieldErrorCode } from '../../core/contract/FieldErrorCode.ts';
import type { FieldName } from '../../core/fields/fields.ts';
import { leftTrim } from '../../core/rules/fields/leftTrim.ts';

export interface FieldOptions<Name extends string = FieldName> {
  readonly name: Name;
  readonly value?: string;
  readonly disabled?: boolean;
  readonly optional?: boolean;
  /** Whether the value stays exactly as typed, spaces included. */
  readonly isVerbatim?: boolean;
  readonly check: (value: string) => FieldErrorCode | null;
}

/** One form field: its value, and the error beside it. */
export class FieldStore<Name extends string = FieldName> {
  readonly name: Name;
  readonly optional: boolean;
  private readonly isVerbatim: boolean;
  value: string;
  /** The error found by the last check. */
  private found: FieldErrorCode | null = null;
  /** Another field that must be valid first. */
  private first: FieldStore | null = null;
  disabled: boolean;
  /** Whether the visitor entered the value. False for the initial one. */
  isTyped = false;
  private readonly check: FieldOptions['check'];

  constructor(options: FieldOptions<Name>) {
    this.name = options.name;
    this.optional = options.optional ?? false;
    this.isVerbatim = options.isVerbatim ?? false;
    this.value = this.kept(options.value ?? '');
    this.disabled = options.disabled ?? false;
    this.check = options.check;
    makeObservable<this, 'found' | 'first'>(this, {
      value: observable,
      found: observable,
      first: observableRef,
      error: computed,
      comesAfter: action,
      disabled: observable,
      // Cached without observers too, because blur and press handlers read it several times.
      problem: computed({ keepAlive: true }),
      isValid: computed,
      setValue: action,
      showError: action,
      clearError: action,
      checkOnBlur: action,
    });
  }

  /** Ignores this field's problem while another field has one. */
  comesAfter(first: FieldStore): void {
    this.first = first;
  }

  private get isNext(): boolean {
    return this.first === null || this.first.problem === null;
  }

  /** The error shown beside the field. */
  get error(): FieldErrorCode | null {
    return this.isNext ? this.found : null;
  }

  set error(error: FieldErrorCode | null) {
    this.found = error;
  }

  /** The problem with the value, shown or not. Null for a disabled field. */
  get problem(): FieldErrorCode | null {
    return this.disabled || !this.isNext ? null : this.check(this.kept(this.value));
  }

  get isValid(): boolean {
    return this.problem === null;
  }

  /** The value that a submission sends. */
  get sent(): string {
    return this.kept(this.value);
  }

  /** Trimmed at the start unless the field is verbatim. */
  private kept(value: string): string {
    return this.isVerbatim ? value : leftTrim(value);
  }

  /**
   * Sets a typed value. Clears the old error. The value keeps space before it until the field is
   * left: an input method types what it composes again if the text changes meanwhile.
   */
  setValue(value: string): void {
    const kept = this.kept(value);
    this.value = value.trimStart() === kept ? value : kept;
    this.isTyped = true;
    this.error = null;
  }

  showError(code: FieldErrorCode): void {
    this.error = code;
  }

  clearError(): void {
    this.error = null;
  }

  /** Shows the problem if something was typed. 'required' is only reported on submission. */
  checkOnBlur(): void {
    this.value = this.kept(this.value);
    if (this.value.trim() !== '') this.error = this.problem;
  }
}
