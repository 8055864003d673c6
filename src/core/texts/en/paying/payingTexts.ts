/** Texts of a payment in progress, done or failed. Only pages with payment receive them. */
export const payingTexts = {
  paying: 'Paying…',

  // Upgrades.
  upgradeProfileFailed:
    "Your plan couldn't be updated: a payment profile could not be set up. Please try again, then contact us at {support}.",
  upgradeServerIssue:
    "Your plan couldn't be updated due to a server issue. Please try again later.",

  upgradeErrorHeader: 'Payment unsuccessful',
} as const;

/**
 * What happened to a payment. Part of the script that places an order: a payment form receives only
 * texts that differ from these (page/app/neededOf.ts); the error page receives all.
 */
export const outcomeTexts = {
  paymentProcessed: 'Your payment was processed successfully.',
  paymentProcessedNote: 'It can take a couple of minutes to show in your account.',
  amountSubmitted:
    'Your bank has been told to pay {amount}. It leaves your account in the next working days.',
  upgradeDoneHeading: 'Your plan is updated',
  failureHeadingBank: 'Failed to charge your bank account',
  cardFormFailed:
    'The card form could not be loaded. Nothing was charged: please refresh the page and try again.',
  paymentFormExpired:
    'The payment form was open for too long. Nothing was charged: please refresh the page and try again.',
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
  threeDSecureFailed:
    'Your bank could not confirm that it is you. Nothing was charged: please try again, or use another card.',
  planChangedHeading: "Your plan couldn't be updated",
  planChanged:
    'You have it already, or it was changed in another tab or by somebody else. Nothing was charged here.',
  mandateNotAuthorised:
    'Your Direct Debit was not set up. Nothing was charged: please authorise it again.',
  mandateAlreadyUsed:
    'The Direct Debit that you authorised is used for another order already. Nothing was charged for this one: please authorise a new one.',
  methodNotOffered: 'This way of paying is not offered here. Please choose another one.',
  formChanged:
    'This form was changed after it was sent. Nothing more was charged: please refresh the page.',
  upgradeNotAllowedHeading: 'Owner or admin access required',
  upgradeNotAllowed: 'Please contact the owner or an admin to upgrade this account.',
} as const;
