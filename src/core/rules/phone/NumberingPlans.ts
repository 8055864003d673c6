/** A country of the dial-code list. */
export interface PhoneCountry {
  /** ISO code. */
  readonly country: string;
  /** The calling code's digits. */
  readonly countryCode: string;
  /** Whether the calling code is named after this country, of those that share it. */
  readonly isMain: boolean;
}

/** What was typed, pasted or filled in, read as a number of one country. */
export interface PhoneReading {
  /** ISO code of the country that the number belongs to. */
  readonly country: string;
  /** The calling code's digits. */
  readonly countryCode: string;
  /** The national number's digits, without the trunk prefix. */
  readonly nationalNumber: string;
  /** Whether the country has numbers of this length. */
  readonly isPossible: boolean;
}

/**
 * How far a text is: 'typed' key by key, 'whole' by a paste or a browser's fill, or 'left' by the
 * visitor as it is.
 */
export type TextState = 'typed' | 'whole' | 'left';

/** What the field shows: a text and the country chosen beside it. */
export interface PhoneDisplay {
  readonly value: string;
  /** ISO code. */
  readonly country: string;
}

/** The numbering plans of some calling codes. */
export interface NumberingPlans {
  /** Every country with a dial code. Their plans may not be here. */
  readonly countries: readonly PhoneCountry[];
  /** The digits of a country's calling code; empty for a country that has none. */
  readonly callingCodeOf: (country: string) => string;
  /** The country that a dial code such as '+44' is named after; undefined for an unknown code. */
  readonly mainCountryOf: (countryCode: string) => string | undefined;
  /** Whether the plans to read this text as a number of the country, or of the one it names, are here. */
  readonly canRead: (text: string, country: string) => boolean;
  /** The lengths that a national number of the country may have; none for a country that is not here. */
  readonly lengthsOf: (country: string) => readonly number[];
  /**
   * Reads a number of the chosen country, or of the one that it names itself; calling code 1 is
   * Canada, the US or an island by its area code. What cannot be read gives its digits.
   */
  readonly read: (text: string, country: string) => PhoneReading;
  /**
   * A national number as it displays: 3-3-4 groups for calling code 1, the national format elsewhere.
   * Read again, it is the same number: its digits alone where the format would be read otherwise.
   */
  readonly format: (nationalNumber: string, country: string) => string;
  /** What the field shows for a text that came as a whole or is left: grouped, its country in the picker. */
  readonly display: (shown: PhoneDisplay, state: TextState) => PhoneDisplay;
  /** The picker's country for a text: the number's own, once that is whole and tells it. */
  readonly pickerCountry: (text: string, country: string) => string;
  /** What the field shows once another country is chosen. */
  readonly displayIn: (shown: PhoneDisplay, chosen: string) => PhoneDisplay;
}
