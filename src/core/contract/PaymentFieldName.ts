/** The card's fields, each in a frame of the card provider's. Serves Specification 3.4.4. */
export type CardFieldName =
  | 'number'
  | 'expirationMonth'
  | 'expirationYear'
  | 'expirationDate'
  | 'cvv'
  | 'postalCode';

/** The bank account's fields, and the address that the card provider checks it with. Serves 3.4.5. */
export type BankFieldName =
  | 'customerName'
  | 'routingNumber'
  | 'bankAccountNumber'
  | 'billingStreet'
  | 'billingCity'
  | 'billingState'
  | 'billingPostalCode';

/** The fields of the ways to pay. A direct debit is one step of its own. Serves Specification 3.4.6. */
export type PaymentFieldName = CardFieldName | BankFieldName | 'mandate';
