/**
 * Shown while a payment's outcome is unknown, with what happened to the money. They are part of the
 * script that shows them: English pages do not receive them.
 */
export const checkingTexts = {
  heading: 'Checking your payment',
  asking: 'We are asking what became of your payment.',
  long: 'This takes longer than usual.',
  stay: 'Please stay on this page, and do not pay again.',
  leave:
    'You do not have to wait: once your payment has gone through, we write to {email}. Please do not pay again; if you have a question, contact us at {support}.',
  leaveUpgrade:
    'You do not have to wait: once your payment has gone through, your account shows it. Please do not pay again; if you have a question, contact us at {support}.',
  notReceived:
    'The connection was lost before your order reached us. Nothing you typed is lost: please try again.',
  ended: 'Please refresh this page',
  endedText:
    'Your session has ended before we knew what became of your payment. Please do not pay again: once the page is refreshed we look it up. Your details are kept.',
  unknown: 'Please check your mail',
  unknownText:
    'We cannot tell here what became of your payment. If it went through, we have written to {email}: please look there before you pay again, or ask us at {support}.',
  unknownUpgrade: 'Please look at your account',
  unknownUpgradeText:
    'We cannot tell here what became of your payment. If it went through, your account shows it: please look there before you pay again, or ask us at {support}.',
  nothingCharged: 'Nothing was charged.',
  // The cancellation is not made yet, and may come too late.
  calledBack: 'We are calling the payment back from your bank.',
} as const;
