/** A country of the dial-code list. */
export interface PhoneCountry {
  /** ISO code. */
  readonly country: string;
  /** The calling code's digits. */
  readonly countryCode: string;
  /** Whether the calling code is named after this country, among those that share it. */
  readonly isMain: boolean;
}

/** A typed, pasted or autofilled text, read as a number of one country. */
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
 * The state of a text: 'typed' key by key, inserted 'whole' by a paste or autofill, or 'left' when
 * the visitor has left the field.
 */
export type TextState = 'typed' | 'whole' | 'left';

/** What the phone field shows: a text and the selected country. */
export interface PhoneDisplay {
  readonly value: string;
  /** ISO code. */
  readonly country: string;
}

/** The numbering plans of some calling codes. */
export interface NumberingPlans {
  /** Every country with a dial code, including those whose plans are not loaded. */
  readonly countries: readonly PhoneCountry[];
  /** The digits of a country's calling code; empty for a country that has none. */
  readonly callingCodeOf: (country: string) => string;
  /** The country that a dial code such as '+44' is named after; undefined for an unknown code. */
  readonly mainCountryOf: (countryCode: string) => string | undefined;
  /** Whether the plans for reading this text are loaded: those of the country, or of the one it names. */
  readonly canRead: (text: string, country: string) => boolean;
  /** The possible lengths of a country's national numbers; empty when its plan is not loaded. */
  readonly lengthsOf: (country: string) => readonly number[];
  /**
   * Reads a number of the selected country, or of the country that it names itself. Calling code 1
   * is Canada, the US or an island, by area code. For an unreadable text it returns its digits.
   */
  readonly read: (text: string, country: string) => PhoneReading;
  /**
   * Formats a national number: 3-3-4 groups for calling code 1, the national format elsewhere.
   * Reading the result gives the same number; a format that would be read differently is replaced
   * by plain digits.
   */
  readonly format: (nationalNumber: string, country: string) => string;
  /**
   * What the field shows for a text that was inserted whole or left: grouped, with its country selected.
   */
  readonly display: (shown: PhoneDisplay, state: TextState) => PhoneDisplay;
  /** The country to select for a text: the number's own, once the number is complete and names it. */
  readonly pickerCountry: (text: string, country: string) => string;
  /** What the field shows after the visitor selects another country. */
  readonly displayIn: (shown: PhoneDisplay, chosen: string) => PhoneDisplay;
}
