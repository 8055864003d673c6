import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import { callingCodeOf, mainCountryOf } from '../../core/rules/phone/callingCodes.ts';
import { checkPhone } from '../../core/rules/phone/checkPhone.ts';
import { extractPhone } from '../../core/rules/phone/extractPhone.ts';
import { isPhoneText } from '../../core/rules/phone/isPhoneText.ts';
import type { NumberingPlans, PhoneReading } from '../../core/rules/phone/NumberingPlans.ts';
import { namedNumber } from '../../core/rules/phone/namedNumber.ts';
import { phoneDigits } from '../../core/rules/phone/phoneDigits.ts';
import { type FieldOptions, FieldStore } from './FieldStore.ts';

/** Whether a number begins as one of another country would: it stays as typed until it is whole. */
function isLeaving(value: string, countryCode: string): boolean {
  return /^(\W*\+|00)/.test(value) || (countryCode === '1' && value.startsWith('0'));
}

/** The phone field and its country. The value is as displayed. Serves Specification 3.1.3 and 5.0.4. */
export class PhoneFieldStore extends FieldStore {
  /** ISO code. */
  country: string;
  /** Whether the number itself moved the country, rather than the visitor. */
  isDetected = false;
  /** The numbering plans, once they are loaded: those that were needed so far. */
  numberingPlans: NumberingPlans | null = null;
  /** The value whose country is settled: chosen by the visitor, or read from it. */
  private settled = '';

  constructor(options: Omit<FieldOptions, 'name' | 'check'> & { readonly country: string }) {
    super({
      ...options,
      name: 'phoneNumber',
      check: (value) => {
        const { reading } = this;
        return checkPhone(value, {
          optional: options.optional ?? false,
          lengths: reading && (this.numberingPlans?.lengthsOf(reading.country) ?? null),
          nationalNumber: this.nationalNumber,
        });
      },
    });
    this.country = options.country;
    makeObservable<PhoneFieldStore, 'settled'>(this, {
      country: observable,
      isDetected: observable,
      settled: observable,
      numberingPlans: observableRef,
      countryCode: computed,
      reading: computed,
      nationalNumber: computed,
      setCountry: action,
      setCountryCode: action,
      setNumberingPlans: action,
      group: action,
      type: action,
      read: action,
    });
  }

  /** The calling code's digits. */
  get countryCode(): string {
    return callingCodeOf(this.country);
  }

  /** What the value is read as; null until the numbering plans for it are loaded. */
  get reading(): PhoneReading | null {
    const { numberingPlans, value, country } = this;
    return numberingPlans?.canRead(value, country) ? numberingPlans.read(value, country) : null;
  }

  /** The national number's digits, as sent. */
  get nationalNumber(): string {
    return this.reading?.nationalNumber ?? phoneDigits(this.value);
  }

  setNumberingPlans(numberingPlans: NumberingPlans): void {
    this.numberingPlans = numberingPlans;
  }

  /** The visitor's choice: it stands, whatever the number's area says, until another number is typed. */
  setCountry(country: string): void {
    if (this.reading && isPhoneText(this.value)) this.value = this.nationalNumber;
    this.country = country;
    this.isDetected = false;
    this.error = null;
    this.group();
  }

  /** Displays the number as the chosen country writes it, and takes the country as settled. */
  group(): void {
    const { reading, numberingPlans, value, country } = this;
    if (reading && numberingPlans && isPhoneText(value)) {
      this.value = reading.isPossible
        ? numberingPlans.format(reading.nationalNumber, country)
        : numberingPlans.formatTyped(value, country);
    }
    this.settled = this.value;
  }

  /** A dial code that the browser filled in, such as '+44': its main country, unless it is this one's already. */
  setCountryCode(text: string): void {
    const digits = phoneDigits(text);
    const country = mainCountryOf(digits);
    if (country !== undefined && digits !== this.countryCode) this.setCountry(country);
  }

  /**
   * Takes what was typed and groups it as it will display. A number that is whole moves its country
   * to the picker. With `isWhole` (a paste, a browser's fill) words around the number go as well.
   */
  type(typed: string, isWhole: boolean): void {
    this.setValue(isWhole ? extractPhone(typed) : typed);
    const { reading, numberingPlans, value, country, countryCode } = this;
    if (!reading || !numberingPlans || !isPhoneText(value)) return;
    const named = namedNumber(value, countryCode);
    const isKnownAbroad = named !== null && named.by !== 'bareOne';
    if (reading.isPossible && (isWhole || isKnownAbroad || countryCode === '1')) {
      this.show(reading);
    } else if (!isKnownAbroad && !isLeaving(value, countryCode)) {
      this.value = numberingPlans.formatTyped(value, country);
    }
  }

  /**
   * Reads the value again: a country's code in it moves to the picker, and the rest is displayed as
   * that country writes its numbers. Serves Specification 5.0.4.
   */
  read(): void {
    const { reading, value } = this;
    if (!reading || value === this.settled || !isPhoneText(value)) return;
    if (reading.nationalNumber !== '') this.show(reading);
  }

  private show({ country, nationalNumber }: PhoneReading): void {
    if (country !== this.country) this.isDetected = true;
    this.country = country;
    this.value = this.numberingPlans?.format(nationalNumber, country) ?? this.value;
    this.settled = this.value;
  }
}
