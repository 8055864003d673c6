/** A value to try, as a link. */
export interface TestLink {
  readonly label: string;
  readonly href: string;
}

export interface TestGroup {
  readonly label: string;
  readonly links: readonly TestLink[];
}
