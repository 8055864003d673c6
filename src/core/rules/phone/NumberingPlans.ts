/** What was typed, pasted or filled in, read as a number of one country. */
export interface PhoneReading {
  /** ISO code of the country that the number belongs to. */
  readonly country: string;
  /** The calling code's digits. */
  readonly countryCode: string;
  /** The national number's digits, without the trunk prefix. */
  readonly nationalNumber: string;
  /** Whether the country has numbers of this length. Serves Specification 5.0.4. */
  readonly isPossible: boolean;
}

/** The numbering plans of some calling codes. Serves Specification 3.1.3 and 5.0.4. */
export interface NumberingPlans {
  /** Whether the plans to read this text as a number of the country, or of the one it names, are here. */
  readonly canRead: (text: string, country: string) => boolean;
  /** The lengths that a national number of the country may have; none for a country that is not here. */
  readonly lengthsOf: (country: string) => readonly number[];
  /**
   * Reads a number of the chosen country, or of the one that it names itself; calling code 1 is
   * Canada, the US or an island by its area code. What cannot be read gives its digits.
   */
  readonly read: (text: string, country: string) => PhoneReading;
  /** A national number as it displays: 3-3-4 groups for calling code 1, the national format elsewhere. */
  readonly format: (nationalNumber: string, country: string) => string;
  /** A number half typed, with the digits that were typed and no others, grouped as it will display. */
  readonly formatTyped: (text: string, country: string) => string;
}
