/** One row of the dial-code list. */
export interface DialCountry {
  /** ISO code. */
  readonly country: string;
  /** The calling code's digits. */
  readonly countryCode: string;
  readonly name: string;
  /** Whether the dial code is named after this country, among those that share it. */
  readonly isMain: boolean;
}

/** The texts of the dial code and its list. */
export interface DialCodeTexts {
  /** The accessible name of the list. */
  readonly label: string;
  /** The button's accessible name, with the selected country. */
  readonly chosen: (country: string) => string;
  readonly search: string;
  /** The accessible name of the button that closes the sheet. */
  readonly close: string;
  readonly noResults: string;
  /** Says how many countries were found. */
  readonly results: (count: number) => string;
  readonly loading: string;
  /** Says that the list did not load, and what to do instead. */
  readonly failed: string;
  readonly retry: string;
}

export interface DialCodeListProps {
  /** The list's id, to which the button refers. */
  readonly id: string;
  /** ISO code of the selected country. */
  readonly country: string;
  readonly countries: readonly DialCountry[];
  readonly texts: DialCodeTexts;
  readonly onChoose: (country: string) => void;
  /** Closed from inside: the focus returns to the button. */
  readonly onClose: () => void;
  /** The visitor moved on to another part of the page. */
  readonly onLeave: () => void;
}
