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
  /** Checks a value by what the numbering plans say of it. */
  readonly check: (
    value: string,
    read: Pick<PhoneRules, 'lengths' | 'nationalNumber'>,
  ) => FieldErrorCode | null;
  /** ISO code of the country chosen at the start. */
  readonly country: string;
  /** The digits of its calling code: the others are known once the numbering plans are there. */
  readonly countryCode: string;
}

/**
 * The phone field and its country. The value is the text in the field: while it is typed nothing
 * changes it, so that a caret, a paste and an undo work as in any field. What it is read as, the digits
 * and the country, is what counts; a text that the field writes itself is always read as the same.
 */
export class PhoneFieldStore extends FieldStore {
  /** ISO code of the country in which the value is read. */
  private base: string;
  /** ISO code of the country that the visitor chose last, or that was there at the start. */
  private chosen: string;
  /** The numbering plans, once they are loaded: those that were needed so far. */
  numberingPlans: NumberingPlans | null = null;
  /** The value for which the visitor chose the country: its own area moves the picker no more. */
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

  /** ISO code of the picker's country: the number's own, once that is whole and names one. */
  get country(): string {
    const { base, numberingPlans, reading, settled, value } = this;
    return reading && value !== settled
      ? (numberingPlans?.pickerCountry(value, base) ?? base)
      : base;
  }

  /** Whether the number itself moved the country, rather than the visitor. */
  get isDetected(): boolean {
    return this.country !== this.chosen;
  }

  /** The calling code's digits. */
  get countryCode(): string {
    return this.codeOf(this.country);
  }

  /** What the value is read as; null until the numbering plans for it are loaded. */
  get reading(): PhoneReading | null {
    const { numberingPlans, value, base } = this;
    if (!numberingPlans?.canRead(value, base)) return null;
    const reading = numberingPlans.read(value, base);
    const isSettled = value === this.settled && reading.countryCode === this.codeOf(base);
    return isSettled ? { ...reading, country: base } : reading;
  }

  /**
   * The national number's digits, as sent. A value that cannot be read yet is sent as digits, after
   * the plus of a calling code: the server reads it.
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

  /** Takes the visitor's choice. It overrides the number's area until another number is typed. */
  setCountry(country: string): void {
    const shown = { value: this.value, country: this.base };
    this.error = null;
    this.show(this.numberingPlans?.displayIn(shown, country) ?? { value: this.value, country });
    this.chosen = country;
    this.settled = this.value;
  }

  /** Takes what was typed as it is. A number that came as a whole is grouped. */
  type(typed: string, state: TextState): void {
    this.setValue(typed);
    this.group(state);
  }

  /** Takes the value as it was left, unless its country is settled. */
  read(): void {
    if (this.value !== this.settled) this.group('left');
  }

  private group(state: TextState): void {
    const { base, numberingPlans, value } = this;
    if (numberingPlans) this.show(numberingPlans.display({ value, country: base }, state));
  }

  /** The lengths that the number may have; null while they are not known. */
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
