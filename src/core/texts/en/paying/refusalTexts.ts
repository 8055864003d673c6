/**
 * What the server refuses. Part of the script that sends an order: a form receives only texts that
 * differ from these (page/app/neededOf.ts); the error page receives all.
 */
export const refusalTexts = {
  recaptchaFailed:
    'Additional authentication is required to complete this transaction. Please try again later.',
  detailsNotLoaded: "Your sign-up details couldn't be loaded. Please contact us for help.",
  invalidRequest: 'Something in the form could not be read. Please check it and try again.',
  invalidField: 'Please check what you typed and try again.',
  priceChanged: 'The price or the terms of the plan have changed. Please check them and try again.',
  priceChangedTo: 'The price has changed to {total}. Please check it and try again.',
  termsChanged: 'The terms have changed. Please refresh the page and agree to them again.',
  extraNotOffered:
    'One of the extras is no longer offered. Please refresh the page and choose again.',
  planNotOffered: 'This plan is no longer offered. Please choose another one.',
  directDebitUnavailable:
    'Direct Debit could not be opened. Nothing was charged: please try again in a moment.',
  pageNotFound: 'This page could not be found.',
  paymentBeingChecked:
    'A payment with this email address is being checked. Please wait a minute, then try again.',
} as const;
