/** The card fields. Each is in a frame of the card provider. */
export type CardFieldName =
  | 'number'
  | 'expirationMonth'
  | 'expirationYear'
  | 'expirationDate'
  | 'cvv'
  | 'postalCode';

/** The bank account's fields, and the address against which the card provider checks it. */
export type BankFieldName =
  | 'customerName'
  | 'routingNumber'
  | 'bankAccountNumber'
  | 'billingStreet'
  | 'billingCity'
  | 'billingState'
  | 'billingPostalCode';

/** The fields of all payment methods. A direct debit has the mandate as its only one. */
export type PaymentFieldName = CardFieldName | BankFieldName | 'mandate';
