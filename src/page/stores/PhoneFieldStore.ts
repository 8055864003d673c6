import { action, makeObservable, observable, observableRef } from 'mobx';
import { checkPhone } from '../../core/rules/phone/checkPhone.ts';
import { phoneDigits } from '../../core/rules/phone/phoneDigits.ts';
import { type FieldOptions, FieldStore } from './FieldStore.ts';

/** A country as the phone field holds it. */
export interface PhoneCountry {
  /** ISO code. */
  readonly country: string;
  /** The calling code's digits. */
  readonly countryCode: string;
}

/** Calling codes known before the numbering plans are loaded: those of the markets. */
const MARKET_CODES: Readonly<Record<string, string>> = { US: '1', CA: '1', GB: '44' };

/** The phone field and its country. The value is as displayed. Serves Specification 3.1.3 and 5.0.4. */
export class PhoneFieldStore extends FieldStore {
  country: string;
  countryCode: string;
  /** Lengths that the country allows; null until the numbering plans are loaded. */
  lengths: readonly number[] | null = null;
  /** Every country, once the numbering plans are loaded. */
  countries: readonly PhoneCountry[] = [];

  constructor(options: Omit<FieldOptions, 'name' | 'check'> & { readonly country: string }) {
    super({
      ...options,
      name: 'phoneNumber',
      check: (value) =>
        checkPhone(value, { optional: options.optional ?? false, lengths: this.lengths }),
    });
    this.country = options.country;
    this.countryCode = MARKET_CODES[options.country] ?? '';
    makeObservable(this, {
      country: observable,
      countryCode: observable,
      lengths: observableRef,
      countries: observableRef,
      setCountry: action,
      setCountries: action,
    });
  }

  /** The national number's digits, as sent. */
  get nationalNumber(): string {
    return phoneDigits(this.value);
  }

  /** Chooses a country with the lengths that it allows. */
  setCountry(chosen: PhoneCountry, lengths: readonly number[] | null): void {
    this.country = chosen.country;
    this.countryCode = chosen.countryCode;
    this.lengths = lengths;
    this.error = null;
  }

  setCountries(countries: readonly PhoneCountry[]): void {
    this.countries = countries;
  }
}
