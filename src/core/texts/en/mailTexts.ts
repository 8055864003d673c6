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
  questionsOrCallIn: 'Questions? Write to {email} or call {phone}.\nHours: {hours}',

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
    'Thank you for choosing {brand}. Your free trial of {plan} has started, and nothing was charged today.',
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
    'Your trial ends on {ends}, or once its {minutes, plural, one {free minute is} other {# free minutes are}} used. Unless you cancel before, {first} is charged then, and {plan} renews every month from {date} for {amount}.',
  trialRenewsYearlyOrSooner:
    'Your trial ends on {ends}, or once its {minutes, plural, one {free minute is} other {# free minutes are}} used. Unless you cancel before, {first} is charged then, and {plan} renews every year from {date} for {amount}.',
  yourPrice: 'Your price: {price}.',
  cancel: 'To cancel, write to {email}, at any time. Nothing more is charged after that.',
  cancelOrCall:
    'To cancel, write to {email} or call {phone}, at any time. Nothing more is charged after that.',
  cancelTrial:
    'To cancel, write to {email} before {ends}, and nothing is ever charged. Cancelling deactivates your account immediately.',
  cancelTrialOrCall:
    'To cancel, write to {email} or call {phone} before {ends}, and nothing is ever charged. Cancelling deactivates your account immediately.',

  // The mail before a trial without a card ends.
  trialEndsSubject: 'Your {brand} free trial ends on {ends}',
  trialEndsTitle: 'Your free trial ends on {ends}',
  trialEnds: 'Your free trial of {plan} with {brand} ends on {ends}.',
  trialEndsOrSooner:
    'Your free trial of {plan} with {brand} ends on {ends}, or once its {minutes, plural, one {free minute is} other {# free minutes are}} used.',
  trialEndsThen:
    'Nothing is charged when it ends. To keep {plan}, choose a plan in your account, or write to {email}.',

  // The mail about a payment that a bank refused, or a mandate that was cancelled.
  failedSubject:
    'Your {method, select, ACH {bank debit} GC {Direct Debit} CC {card payment} other {payment}} to {brand} did not go through',
  failedUnpaid:
    'Your bank has not paid the {amount} of your {method, select, ACH {bank debit} GC {Direct Debit} CC {card payment} other {payment}} to {brand}.',
  failedEndedSubject:
    'Your {method, select, ACH {bank debit} GC {Direct Debit} CC {card payment} other {payment}} to {brand} is no longer set up',
  failedEnded:
    'Your {method, select, ACH {bank debit} GC {Direct Debit} CC {card payment} other {payment}} to {brand} is no longer set up, so your next charge cannot be collected.',
  failedAmount: 'Amount not paid',
  failedAbout: 'Order {number}: {subject}',
  failedKeep:
    'Your account stays as it is for now. To keep it, please write to {email} and we agree on another way to pay.',
} as const;
