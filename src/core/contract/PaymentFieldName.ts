/** The card's fields, each in a frame of the card provider's. */
export type CardFieldName =
  | 'number'
  | 'expirationMonth'
  | 'expirationYear'
  | 'expirationDate'
  | 'cvv'
  | 'postalCode';

/** The bank account's fields, and the address that the card provider checks it with. */
export type BankFieldName =
  | 'customerName'
  | 'routingNumber'
  | 'bankAccountNumber'
  | 'billingStreet'
  | 'billingCity'
  | 'billingState'
  | 'billingPostalCode';

/** The fields of the ways to pay. A direct debit is one step of its own. */
export type PaymentFieldName = CardFieldName | BankFieldName | 'mandate';
