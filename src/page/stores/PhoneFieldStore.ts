import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import type { FieldErrorCode } from '../../core/contract/FieldErrorCode.ts';
import type { PhoneRules } from '../../core/rules/phone/checkPhone.ts';
import { hasPlus } from '../../core/rules/phone/hasPlus.ts';
import type {
  NumberingPlans,
  PhoneDisplay,
  PhoneReading,
  TextState,
} from '../../core/rules/phone/NumberingPlans.ts';
import { phoneDigits } from '../../core/rules/phone/phoneDigits.ts';
import { type FieldOptions, FieldStore } from './FieldStore.ts';

interface PhoneFieldOptions extends Omit<FieldOptions, 'check'> {
  /** Checks a value with the numbering plans' reading of it. */
  readonly check: (
    value: string,
    read: Pick<PhoneRules, 'lengths' | 'nationalNumber'>,
  ) => FieldErrorCode | null;
  /** ISO code of the country selected at the start. */
  readonly country: string;
  /** The digits of its calling code. Other codes are known once the numbering plans have loaded. */
  readonly countryCode: string;
}

/**
 * The phone field with its country. The value is the text in the field, which does not change while
 * it is being typed, so that caret, paste and undo work normally. Only its reading counts: digits
 * and country. Any text that the field writes itself has the same reading.
 */
export class PhoneFieldStore extends FieldStore {
  /** ISO code of the country in which the value is read. */
  private base: string;
  /** ISO code of the country that was selected last, at first the initial one. */
  private chosen: string;
  /** The numbering plans loaded so far; null before the first. */
  numberingPlans: NumberingPlans | null = null;
  /** The value for which the visitor selected the country. Its area code no longer changes the country. */
  private settled = '';
  private readonly startCode: string;

  constructor(options: PhoneFieldOptions) {
    super({
      ...options,
      check: (value) =>
        options.check(value, {
          lengths: this.lengths,
          nationalNumber: this.reading?.nationalNumber,
        }),
    });
    this.base = options.country;
    this.chosen = options.country;
    this.startCode = options.countryCode;
    makeObservable<PhoneFieldStore, 'base' | 'chosen' | 'settled' | 'show' | 'lengths'>(this, {
      base: observable,
      chosen: observable,
      settled: observable,
      numberingPlans: observableRef,
      country: computed,
      isDetected: computed,
      countryCode: computed,
      reading: computed,
      lengths: computed,
      nationalNumber: computed,
      show: action,
      setCountry: action,
      setNumberingPlans: action,
      type: action,
      read: action,
    });
  }

  /** ISO code of the selected country: the number's own, once the number is complete and names one. */
  get country(): string {
    const { base, numberingPlans, reading, settled, value } = this;
    return reading && value !== settled
      ? (numberingPlans?.pickerCountry(value, base) ?? base)
      : base;
  }

  /** Whether the country comes from the number instead of the visitor. */
  get isDetected(): boolean {
    return this.country !== this.chosen;
  }

  /** The calling code's digits. */
  get countryCode(): string {
    return this.codeOf(this.country);
  }

  /** The reading of the value; null until the numbering plans for it are loaded. */
  get reading(): PhoneReading | null {
    const { numberingPlans, value, base } = this;
    if (!numberingPlans?.canRead(value, base)) return null;
    const reading = numberingPlans.read(value, base);
    const isSettled = value === this.settled && reading.countryCode === this.codeOf(base);
    return isSettled ? { ...reading, country: base } : reading;
  }

  /**
   * The national number's digits, as sent. A value that cannot be read yet is sent as its
   * digits, with its plus if it has one; the server reads it.
   */
  get nationalNumber(): string {
    const { reading, value } = this;
    return reading?.nationalNumber ?? (hasPlus(value) ? '+' : '') + phoneDigits(value);
  }

  override get sent(): string {
    return this.nationalNumber;
  }

  setNumberingPlans(numberingPlans: NumberingPlans): void {
    this.numberingPlans = numberingPlans;
  }

  /** Selects a country. It overrides the number's area code until another number is typed. */
  setCountry(country: string): void {
    const shown = { value: this.value, country: this.base };
    this.error = null;
    this.show(this.numberingPlans?.displayIn(shown, country) ?? { value: this.value, country });
    this.chosen = country;
    this.settled = this.value;
  }

  /** Sets a typed text unchanged. A number that was inserted whole is grouped. */
  type(typed: string, state: TextState): void {
    this.setValue(typed);
    this.group(state);
  }

  /** Groups the number after the field is left, unless the visitor has selected its country. */
  read(): void {
    if (this.value !== this.settled) this.group('left');
  }

  private group(state: TextState): void {
    const { base, numberingPlans, value } = this;
    if (numberingPlans) this.show(numberingPlans.display({ value, country: base }, state));
  }

  /** The possible lengths of the number; null while they are unknown. */
  private get lengths(): readonly number[] | null {
    return this.reading && (this.numberingPlans?.lengthsOf(this.reading.country) ?? null);
  }

  private codeOf(country: string): string {
    return this.numberingPlans?.callingCodeOf(country) ?? this.startCode;
  }

  private show({ value, country }: PhoneDisplay): void {
    this.base = country;
    this.value = value;
  }
}
