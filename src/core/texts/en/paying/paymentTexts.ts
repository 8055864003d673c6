/**
 * Texts of the payment form for all methods. Only pages with payment receive them. The messages
 * beside its fields are named after the field: see fieldMessage.
 */
export const paymentTexts = {
  paymentTitle: 'Payment',
  paymentMethod: 'Payment method',
  changeEndsTrial: 'Your free trial ends with this change: {amount} is paid today.',
  methodCC: 'Card',
  methodACH: 'Bank debit',
  methodGC: 'Direct Debit',
  paymentDeclined: 'Declined by your bank',
  paymentOffline:
    'Your payment details could not be checked: you seem to be offline. Please try again.',
  paymentUnreached:
    'Your payment details could not be checked: our payment provider cannot be reached. Please try again in a moment.',
  paymentCheckFailed:
    'The robot check could not be loaded, and this form cannot open without it. Nothing you typed is lost. Please pause your ad blocker for this page or check your connection, then try again. If it stays away, contact us at {support}.',
  paymentFormOurs:
    'This form cannot be opened just now. The fault is ours, and we are told of it. Nothing you typed is lost: please try again later, or contact us at {support}.',
  paymentBusy: 'Too many requests have come from here. Nothing you typed is lost.',
  aFewMinutes: 'a few minutes',
} as const;

/** Texts of the card form. A page receives those of the methods that it offers. */
export const cardTexts = {
  number: 'Card number',
  numberRequired: 'Enter Card Number',
  numberInvalid: 'Invalid Card Number',
  numberNotAccepted: 'This kind of card is not accepted here. Please use another card.',
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
  // The market's texts replace these: see marketTexts.
  postalCode: 'Zip Code',
  postalCodeHint: '5 digits are enough.',
  postalCodeRequired: 'Enter Zip Code',
  postalCodeInvalid: 'Invalid Zip Code',
  cvvOnBack: '{digits} digits on the back.',
  cvvOnFront: '{digits} digits on the front.',
  cardType: 'Kind of card: {name}',
  cardsAccepted: 'Cards accepted: {cards}',
  cardTrust: 'Encrypted, and processed by Braintree: we never see your card number.',
  cardLoading: 'Loading the card form',
  cardFailed:
    'The card form could not be loaded. Nothing you typed is lost. Please check your connection or ad blocker.',
  cardWaiting: 'Before you enter your card, please show that you are not a robot.',
  cardToRobotCheck: 'Go to the robot check',
  challengeLeft:
    "You left your bank's question. Nothing was charged: please try again when you are ready.",
} as const;

/** Texts of the dialog with the bank's challenge. They are part of the dialog's script. */
export const challengeTexts = {
  challengeTitle: 'Confirm with your bank',
  challengeNote:
    'Your bank wants to make sure that it is you. Nothing is charged before you confirm.',
  challengeClose: 'Stop, and go back to the payment',
} as const;

/** When an account that is paid by a bank debit is ready. */
export const readyTexts = {
  bankReadyNow: 'You do not have to wait for it: your account is ready at once.',
  bankReadyByMail:
    'You do not have to wait for it: the mail that activates your account is sent at once.',
  bankReadyTrial: 'Nothing leaves your account today: the first payment follows your trial.',
  bankReadyUpgrade: 'You do not have to wait for it: your new plan begins at once.',
} as const;

/** Texts of bank debit. */
export const bankDebitTexts = {
  customerName: 'Account holder name',
  customerNameRequired: 'Enter Account Holder Name',
  customerNameInvalid: 'Invalid Account Holder Name',
  routingNumber: 'Routing number',
  routingNumberRequired: 'Enter Routing Number',
  routingNumberInvalid: 'Invalid Routing Number',
  bankAccountNumber: 'Account number',
  bankAccountNumberRequired: 'Enter Account Number',
  bankAccountNumberInvalid: 'Invalid Account Number',
  accountOwnership: 'Whose account',
  accountPersonal: 'Personal',
  accountBusiness: 'Business',
  accountType: 'Account type',
  accountChecking: 'Checking',
  accountSavings: 'Savings',
  routingNumberHint: 'The nine digits at the bottom left of a check.',
  billingAddress: 'Billing address',
  billingStreet: 'Street address',
  billingStreetRequired: 'Enter Street Address',
  billingStreetInvalid: 'Invalid Street Address',
  billingCity: 'City',
  billingCityRequired: 'Enter City',
  billingCityInvalid: 'Invalid City',
  billingState: 'State',
  billingStateRequired: 'Choose State',
  billingStateInvalid: 'Choose State',
  chooseState: 'Choose a state',
  billingPostalCode: 'Zip Code',
  billingPostalCodeRequired: 'Enter Zip Code',
  billingPostalCodeInvalid: 'Invalid Zip Code',
  bankMandateTitle: 'Your authorization',
  bankMandateIntro: 'By choosing ‘{button}’ you agree to this:',
  bankDebitTiming: 'Your bank takes 3 to 5 working days. {ready}',
  bankTrust: 'Encrypted, and processed by Braintree: we never see your account number.',
  bankFormLoading: 'Loading bank debit',
  bankFormFailed: 'Bank debit could not be loaded. Nothing you typed is lost.',
  bankFormWaiting: 'Please tick the robot check below to go on.',
  ...readyTexts,
} as const;

/** Texts of Direct Debit. */
export const directDebitTexts = {
  directDebitIntro:
    'When you choose ‘{button}’, a secure form of our payment provider GoCardless opens. Have your sort code and account number ready.',
  directDebitSetUp: 'Your Direct Debit is set up. Choose ‘{button}’ to finish.',
  directDebitLeft:
    'You closed the Direct Debit form, and nothing was set up. Choose ‘{button}’ to open it again.',
  guaranteeTitle: 'The Direct Debit Guarantee protects you',
  guaranteeNotice: 'You are told the amount and the date before anything is taken.',
  guaranteeRefund: 'If a payment is taken in error, your bank refunds it in full at once.',
  guaranteeCancel: 'You can cancel at any time, with us or at your bank.',
  directDebitTrust: 'GoCardless collects the payment, under the Direct Debit Guarantee.',
  directDebitTiming: 'The first payment leaves your bank account after a few working days. {ready}',
  mandateRequired: 'Please set up the Direct Debit to continue.',
  mandateInvalid: 'The Direct Debit could not be set up. Please try again.',
  ...readyTexts,
} as const;
