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

/** The phone field and its country. The value is as displayed. */
export class PhoneFieldStore extends FieldStore {
  /** ISO code. */
  country: string;
  /** Whether the number itself moved the country, rather than the visitor. */
  isDetected = false;
  /** The numbering plans, once they are loaded: those that were needed so far. */
  numberingPlans: NumberingPlans | null = null;
  /** The value for which the visitor chose the country. */
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
    this.country = options.country;
    this.startCode = options.countryCode;
    makeObservable<PhoneFieldStore, 'show' | 'lengths'>(this, {
      country: observable,
      isDetected: observable,
      numberingPlans: observableRef,
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

  /** The calling code's digits. */
  get countryCode(): string {
    return this.numberingPlans?.callingCodeOf(this.country) ?? this.startCode;
  }

  /** What the value is read as; null until the numbering plans for it are loaded. */
  get reading(): PhoneReading | null {
    const { numberingPlans, value, country } = this;
    return numberingPlans?.canRead(value, country) ? numberingPlans.read(value, country) : null;
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
    this.error = null;
    this.show(this.numberingPlans?.displayIn(this, country) ?? { value: this.value, country });
    this.isDetected = false;
    this.settled = this.value;
  }

  /** Takes what was typed and groups it. A number that is whole moves its country to the picker. */
  type(typed: string, state: TextState): void {
    this.setValue(typed);
    if (this.numberingPlans) this.show(this.numberingPlans.display(this, state));
  }

  /** Takes the value as it was left, unless its country is settled. */
  read(): void {
    if (this.numberingPlans && this.value !== this.settled) {
      this.show(this.numberingPlans.display(this, 'left'));
    }
  }

  /** The lengths that the number may have; null while they are not known. */
  private get lengths(): readonly number[] | null {
    return this.reading && (this.numberingPlans?.lengthsOf(this.reading.country) ?? null);
  }

  private show({ value, country }: PhoneDisplay): void {
    if (country !== this.country) this.isDetected = true;
    this.country = country;
    this.value = value;
  }
}
