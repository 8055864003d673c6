/**
 * Texts of the payment form, which only pages that take a payment are sent. Messages beside its
 * fields are named by their field: see fieldMessage. Specification 3.1.7, 5.0.6 and 5.0.7.
 */
export const paymentTexts = {
  paymentTitle: 'Payment',
  paymentMethod: 'Payment method',
  methodCC: 'Card',
  methodACH: 'Bank debit',
  methodGC: 'Direct Debit',

  number: 'Card number',
  numberRequired: 'Enter Card Number',
  numberInvalid: 'Invalid Card Number',
  expirationMonth: 'Month',
  expirationMonthRequired: 'Enter Month',
  expirationMonthInvalid: 'Invalid Month',
  expirationYear: 'Year',
  expirationYearRequired: 'Enter Year',
  expirationYearInvalid: 'Invalid Year',
  expirationDate: 'Expiration date',
  expirationDateRequired: 'Enter Expiration Date',
  expirationDateInvalid: 'Invalid Expiration Date',
  cvv: 'CVV',
  cvvRequired: 'Enter CVV',
  cvvInvalid: 'Invalid CVV',
  // The market's words take the place of these: see marketTexts.
  postalCode: 'Zip Code',
  postalCodeRequired: 'Enter Zip Code',
  postalCodeInvalid: 'Invalid Zip Code',
  paymentOffline: 'The card could not be checked: you seem to be offline. Please try again.',

  cvvOnBack: '{digits} digits on the back',
  cvvOnFront: '{digits} digits on the front',
  cardType: 'Kind of card',
  cardTrust: 'Sent encrypted, straight to our card provider. We never see your card number.',
  cardLoading: 'Loading the card form',
  cardFailed:
    'The card form could not be loaded. Nothing you typed is lost. Please check your connection or ad blocker.',
  cardWaiting: 'Before you enter your card, please show that you are not a robot.',
  cardToRobotCheck: 'Go to the robot check',
  challengeTitle: 'Confirm with your bank',
  challengeNote:
    'Your bank wants to make sure that it is you. Nothing is charged before you confirm.',
  challengeClose: 'Stop, and go back to the payment',

  customerName: 'Account holder name',
  customerNameRequired: 'Enter Account Holder Name',
  customerNameInvalid: 'Invalid Account Holder Name',
  routingNumber: 'Routing number',
  routingNumberRequired: 'Enter Routing Number',
  routingNumberInvalid: 'Invalid Routing Number',
  bankAccountNumber: 'Account number',
  bankAccountNumberRequired: 'Enter Account Number',
  bankAccountNumberInvalid: 'Invalid Account Number',

  mandateRequired: 'Please set up the Direct Debit to continue.',
  mandateInvalid: 'The Direct Debit could not be set up. Please try again.',
} as const;
