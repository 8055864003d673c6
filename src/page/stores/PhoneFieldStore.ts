import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import { checkPhone } from '../../core/rules/phone/checkPhone.ts';
import type { NumberingPlansModule } from '../../core/rules/phone/NumberingPlansModule.ts';
import { phoneDigits } from '../../core/rules/phone/phoneDigits.ts';
import { type FieldOptions, FieldStore } from './FieldStore.ts';

/** Calling codes known before the numbering plans are loaded: those of the markets. */
const MARKET_CODES: Readonly<Record<string, string>> = { US: '1', CA: '1', GB: '44' };

/** The phone field and its country. The value is as displayed. Serves Specification 3.1.3 and 5.0.4. */
export class PhoneFieldStore extends FieldStore {
  /** ISO code. */
  country: string;
  /** The numbering plans, once they are loaded. */
  numberingPlans: NumberingPlansModule | null = null;

  constructor(options: Omit<FieldOptions, 'name' | 'check'> & { readonly country: string }) {
    super({
      ...options,
      name: 'phoneNumber',
      check: (value) =>
        checkPhone(value, {
          optional: options.optional ?? false,
          lengths: this.numberingPlans?.phoneLengthsOf(this.country) ?? null,
          nationalNumber: this.nationalNumber,
        }),
    });
    this.country = options.country;
    makeObservable(this, {
      country: observable,
      numberingPlans: observableRef,
      countryCode: computed,
      countries: computed,
      nationalNumber: computed,
      setCountry: action,
      setNumberingPlans: action,
      read: action,
    });
  }

  /** The calling code's digits. */
  get countryCode(): string {
    return this.numberingPlans?.callingCodeOf(this.country) ?? MARKET_CODES[this.country] ?? '';
  }

  /** Every country with its calling code; none until the numbering plans are loaded. */
  get countries(): ReturnType<NumberingPlansModule['phoneCountries']> {
    return this.numberingPlans?.phoneCountries() ?? [];
  }

  /** The national number's digits, as sent. */
  get nationalNumber(): string {
    const reading = this.numberingPlans?.readPhone(this.value, this.country);
    return reading?.nationalNumber ?? phoneDigits(this.value);
  }

  setNumberingPlans(numberingPlans: NumberingPlansModule): void {
    this.numberingPlans = numberingPlans;
  }

  setCountry(country: string): void {
    this.country = country;
    this.error = null;
  }

  /**
   * Reads the value again: a country's code in it moves to the picker, and the rest is displayed as
   * that country writes its numbers. Serves Specification 5.0.4.
   */
  read(): void {
    if (!this.numberingPlans || this.value.trim() === '') return;
    const { country, nationalNumber } = this.numberingPlans.readPhone(this.value, this.country);
    if (nationalNumber === '') return;
    this.country = country;
    this.value = this.numberingPlans.formatPhone(nationalNumber, country);
  }
}
