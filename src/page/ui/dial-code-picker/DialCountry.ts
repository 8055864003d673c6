/** One row of the dial-code list. */
export interface DialCountry {
  /** ISO code. */
  readonly country: string;
  /** The calling code's digits. */
  readonly countryCode: string;
  readonly name: string;
  /** Whether the dial code is named after this country, of those that share it. */
  readonly isMain: boolean;
}

/** The texts of the dial code and its list. */
export interface DialCodeTexts {
  /** Names the list. */
  readonly label: string;
  /** Names the button, by what is chosen. */
  readonly chosen: (country: string) => string;
  readonly search: string;
  /** Names the button that closes the sheet. */
  readonly close: string;
  readonly noResults: string;
  /** Says how many countries were found. */
  readonly results: (count: number) => string;
  readonly loading: string;
  /** Says that the list did not load, and what to use instead. */
  readonly failed: string;
  readonly retry: string;
}

export interface DialCodeListProps {
  /** Ties the button to the list that it opens. */
  readonly id: string;
  /** ISO code of the country chosen. */
  readonly country: string;
  readonly countries: readonly DialCountry[];
  readonly texts: DialCodeTexts;
  readonly onChoose: (country: string) => void;
  /** Closed from within: the focus goes back to the button. */
  readonly onClose: () => void;
  /** The visitor went elsewhere in the page. */
  readonly onLeave: () => void;
}
