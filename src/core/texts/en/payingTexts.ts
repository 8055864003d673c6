/** Texts of a payment under way, done or failed, which only pages that take a payment are sent. */
export const payingTexts = {
  paying: 'Paying…',
  paymentProcessed: 'Your payment was processed successfully.',
  paymentProcessedNote: 'It can take a couple of minutes to show in your account.',
  amountSubmitted:
    'Your bank has been told to pay {amount}. It leaves your account in the next working days.',
  upgradeDoneHeading: 'Your plan is updated',

  // An outcome that is not known yet is no failure.
  checkingHeading: 'Checking your payment',
  checkingAsking: 'We are asking what became of your payment.',
  checkingLong: 'This takes longer than usual.',
  checkingStay: 'Please stay on this page, and do not pay again.',
  checkingLeave:
    'You do not have to wait: once your payment has gone through, we write to {email}. Please do not pay again; if you have a question, contact us at {support}.',
  checkingLeaveUpgrade:
    'You do not have to wait: once your payment has gone through, your account shows it. Please do not pay again; if you have a question, contact us at {support}.',
  orderNotReceived:
    'The connection was lost before your order reached us. Nothing you typed is lost: please try again.',

  sessionEndedHeading: 'Please reload this page',
  sessionEndedText:
    'Your session has ended before we knew what became of your payment. Please do not pay again: once the page is reloaded we look it up. Your details are kept.',
  outcomeUnknownHeading: 'Please check your mail',
  outcomeUnknownText:
    'We cannot tell here what became of your payment. If it went through, we have written to {email}: please look there before you pay again, or ask us at {support}.',
  outcomeUnknownUpgradeText:
    'We cannot tell here what became of your payment. If it went through, your account shows it: please look there before you pay again, or ask us at {support}.',

  nothingCharged: 'Nothing was charged.',
  // The call back is still to be made, and may come too late.
  calledBack: 'We are calling the payment back from your bank.',
  failureHeadingBank: 'Failed to charge your bank account',
  cardFormFailed:
    'The card form could not be loaded. Nothing was charged: please reload the page and try again.',
  paymentFormExpired:
    'The payment form was open for too long. Nothing was charged: please reload the page and try again.',
  paymentOurFault:
    'Our payment provider did not let us take the payment. The fault is ours, and we are told of it. Nothing was charged: please try again later, or contact us at {support}.',
  bankDebitFailed:
    'Your bank account could not be checked. Nothing was charged: please try again, or pay another way.',
  directDebitFailed:
    'The Direct Debit could not be set up. Nothing was charged: please try again, or pay another way.',
  gatewayUnreachable: 'Cannot contact the gateway at this time. Nothing was charged.',
  paymentRateLimited: 'You are being rate-limited; please try again in a few minutes.',
  paymentProviderTimedOut:
    'The payment provider did not answer in time. Nothing was charged: please try again.',
  threeDSecureUnavailable:
    "Your bank's check could not be loaded. Nothing was charged: please try again, or use another card.",

  // Upgrades.
  upgradeProfileFailed:
    "Your plan couldn't be updated: a payment profile could not be set up. Please try again, then contact us at {support}.",
  upgradeServerIssue:
    "Your plan couldn't be updated due to a server issue. Please try again later.",

  // What the server refuses.
  threeDSecureFailed:
    'Your bank could not confirm that it is you. Nothing was charged: please try again, or use another card.',
  planChangedHeading: 'Your plan has changed already',
  planChanged:
    'It was changed after this page was opened, in another tab or by somebody else. Nothing was charged here.',
  mandateNotAuthorised:
    'Your Direct Debit was not set up. Nothing was charged: please authorise it again.',
  mandateAlreadyUsed:
    'The Direct Debit that you authorised is used for another order already. Nothing was charged for this one: please authorise a new one.',
  methodNotOffered: 'This way of paying is not offered here. Please choose another one.',
  formChanged:
    'This form was changed after it was sent. Nothing more was charged: please reload the page.',
  upgradeErrorHeader: 'Payment unsuccessful',
} as const;
