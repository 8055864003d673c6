/** One row of the dial-code list. */
export interface DialCountry {
  /** ISO code. */
  readonly country: string;
  /** The calling code's digits. */
  readonly countryCode: string;
  readonly name: string;
}

/** The texts of the open list. */
export interface DialCodeTexts {
  /** Names the list. */
  readonly label: string;
  readonly search: string;
  readonly noResults: string;
}

export interface DialCodeListProps {
  /** Ties the button to the list that it opens. */
  readonly id: string;
  /** ISO code of the country chosen. */
  readonly country: string;
  readonly texts: DialCodeTexts;
  readonly onChoose: (country: string) => void;
  readonly onClose: () => void;
}
