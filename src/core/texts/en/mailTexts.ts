/** Texts of the mails. Pages do not receive them. */
export const mailTexts = {
  greeting: 'Hello {name},',
  greetingUnnamed: 'Hello,',
  goToAccount: 'Go to your account',
  writeToUs: 'Write to us',
  buttonFails: 'If the button does not work, copy this address into your browser:',

  // In the plain text: a fact or amount on one line, a button's label above its address.
  fact: '{name}: {value}',
  buttonNamed: '{label}:',

  // The support contact, below every mail.
  questions: 'Questions? Write to {email}.',
  questionsOrCall: 'Questions? Write to {email} or call {phone}.',
  questionsOrCallIn: 'Questions? Write to {email} or call {phone}.\n{hours}',
  toCancel: 'To cancel or to ask anything, write to {email}.',
  toCancelOrCall: 'To cancel or to ask anything, write to {email} or call {phone}.',
  toCancelOrCallIn: 'To cancel or to ask anything, write to {email} or call {phone}.\n{hours}',

  // The mail that activates an account.
  activateTitle: 'Activate your {brand} account',
  activateThanks:
    'Thank you for signing up with {brand}. Please confirm your email address to activate your account.',
  activateButton: 'Activate your account',
  activateValid:
    'This link works for {hours, plural, one {# hour} other {# hours}} and can be used once.',
  activateIgnore:
    'If you did not sign up with {brand}, you can ignore this email: no account becomes active.',

  // The receipt.
  receiptSubject: 'Your {brand} receipt',
  receiptTitle: 'Your receipt',
  receiptPaid:
    'Thank you for choosing {brand}. Your payment of {amount} was processed successfully.',
  receiptCollected:
    'Thank you for choosing {brand}. Your payment of {amount} is on its way: it leaves your bank account within a few working days.',
  receiptFree: 'Thank you for choosing {brand}. Nothing was charged today.',
  receiptOfTrialSubject: 'Your {brand} free trial has started',
  receiptOfTrialTitle: 'Your free trial has started',
  receiptOfTrial:
    'Thank you for choosing {brand}. You are trying {plan}, and nothing was charged today.',
  receiptActivate:
    'We have also sent you a link that activates your account: please open it to get started.',
  firstPaymentOn: 'First payment, {date}',
  toBeCollected: 'To be collected',
  date: 'Date',
  payment: 'Payment',
  renewsMonthly:
    '{plan} renews automatically every month. The next payment, on {date}, is {amount}.',
  renewsYearly: '{plan} renews automatically every year. The next payment, on {date}, is {amount}.',
  trialRenewsMonthly:
    'Your trial ends on {ends}. Unless you cancel before, {first} is charged then, and {plan} renews every month from {date} for {amount}.',
  trialRenewsYearly:
    'Your trial ends on {ends}. Unless you cancel before, {first} is charged then, and {plan} renews every year from {date} for {amount}.',
  trialRenewsMonthlyOrSooner:
    'Your trial ends on {ends}, or sooner once its {minutes, plural, one {free minute is} other {# free minutes are}} used. Unless you cancel before, {first} is charged then, and {plan} renews every month after that for {amount}.',
  trialRenewsYearlyOrSooner:
    'Your trial ends on {ends}, or sooner once its {minutes, plural, one {free minute is} other {# free minutes are}} used. Unless you cancel before, {first} is charged then, and {plan} renews every year after that for {amount}.',
  yourPrice: 'Your price: {price}.',
  cancel:
    'You can cancel at any time, in your account or with us. Nothing more is charged after that.',
  cancelTrial:
    'Cancel before your trial ends, in your account or with us, and nothing is ever charged. If you cancel, your account is deactivated immediately.',

  // The mail before a trial without a card ends.
  trialEndsSubject: 'Your {brand} free trial ends on {ends}',
  trialEndsTitle: 'Your free trial ends on {ends}',
  trialEnds: 'You have been trying {plan} with {brand}.',
  trialEndsOrSooner:
    'You have been trying {plan} with {brand}. The trial ends sooner once its {minutes, plural, one {free minute is} other {# free minutes are}} used.',
  trialEndsThen:
    'Nothing is charged when it ends. To keep {plan}, choose a plan in your account, or write to us.',

  // The mail about a payment that a bank refused, or a mandate that was cancelled.
  failedSubject:
    'Your {method, select, ACH {bank debit} GC {Direct Debit} CC {card payment} other {payment}} to {brand} did not go through',
  failedUnpaid: 'We could not collect {amount}: your bank did not pay it.',
  failedEndedSubject:
    'Your {method, select, ACH {bank debit} GC {Direct Debit} CC {card payment} other {payment}} to {brand} is no longer set up',
  failedEnded: 'Without it, we cannot collect your next charge.',
  failedAbout: 'Order {number}: {subject}',
  failedKeep:
    'Your account stays as it is for now. To keep it, please write to us, and we will find another way to pay.',
} as const;
