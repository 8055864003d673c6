/** A field that the card frames offer, as the SDK names it. */
export type HostedFieldName =
  | 'number'
  | 'expirationDate'
  | 'expirationMonth'
  | 'expirationYear'
  | 'cvv'
  | 'postalCode';

interface HostedFieldFacts {
  /** The input's id and name. */
  readonly id: string;
  /** The label if the page provides none. */
  readonly label: string;
  /** The autocomplete token for autofill. */
  readonly autocomplete: string;
  /** The default maximum length. */
  readonly maxLength: number;
}

/** The provider's own defaults for each field. */
export const HOSTED_FIELDS: Readonly<Record<HostedFieldName, HostedFieldFacts>> = {
  number: {
    id: 'credit-card-number',
    label: 'Credit Card Number',
    autocomplete: 'cc-number',
    maxLength: 19,
  },
  expirationDate: {
    id: 'expiration',
    label: 'Expiration Date',
    autocomplete: 'cc-exp',
    maxLength: 7,
  },
  expirationMonth: {
    id: 'expiration-month',
    label: 'Expiration Month',
    autocomplete: 'cc-exp-month',
    maxLength: 2,
  },
  expirationYear: {
    id: 'expiration-year',
    label: 'Expiration Year',
    autocomplete: 'cc-exp-year',
    maxLength: 4,
  },
  cvv: { id: 'cvv', label: 'CVV', autocomplete: 'cc-csc', maxLength: 3 },
  postalCode: {
    id: 'postal-code',
    label: 'Postal Code',
    autocomplete: 'billing postal-code',
    maxLength: 8,
  },
};

/** Returns the field with this name; `null` for any other text. */
export function findHostedField(name: string): HostedFieldName | null {
  return isHostedField(name) ? name : null;
}

function isHostedField(name: string): name is HostedFieldName {
  return Object.hasOwn(HOSTED_FIELDS, name);
}
