import { type AlertCase, fires, isQuiet } from './AlertCase.ts';

/** Each rule about orders, money and mails: by a situation that needs someone, and by its nearest one that does not. */
export const ORDER_CASES: readonly AlertCase[] = [
  fires(
    'SignupOrdersFail',
    'the first orders of many brands fail',
    {
      'signup_faulty_orders_total{kind="signUp"}': '0x4 1 2 3 3x50',
      'signup_orders_total{brand="a",kind="signUp",method="card",outcome="DEFAULT_EVENT"}':
        '_x4 1x50',
    },
    '10m',
    { kind: 'signUp' },
  ),
  isQuiet(
    'SignupOrdersFail',
    'three of hundreds fail',
    {
      'signup_faulty_orders_total{kind="signUp"}': '0x4 1 2 3 3x50',
      'signup_orders_total{brand="a",kind="signUp",method="card",outcome="succeeded"}': '0+10x60',
    },
    '10m',
  ),
  fires(
    'SignupCaptchaAway',
    'the captcha does not answer',
    {
      'signup_captchas_total{outcome="unreachable"}': '0x4 0+1x40',
      'signup_captchas_total{outcome="passed"}': '0x50',
    },
    '8m',
  ),
  isQuiet(
    'SignupCaptchaAway',
    'robots are refused',
    {
      'signup_captchas_total{outcome="unreachable"}': '0x50',
      'signup_captchas_total{outcome="lowScore"}': '0+5x50',
    },
    '8m',
  ),
  fires(
    'SignupPaymentUnclear',
    'a payment is unclear for twenty minutes',
    { signup_unclear_payment_oldest_seconds: '0+15x90' },
    '21m',
  ),
  isQuiet(
    'SignupPaymentUnclear',
    'a payment is unclear for ten minutes',
    { signup_unclear_payment_oldest_seconds: '0+15x40 0x40' },
    '21m',
  ),
  fires(
    'SignupMoneyNotMoved',
    'a capture is three hours old',
    { 'signup_outbox_oldest_seconds{kind="capture",state="waiting"}': '7000+15x90' },
    '15m',
    { kind: 'capture' },
  ),
  fires(
    'SignupRefundByHand',
    'a refund is left to people',
    { 'signup_outbox_pieces{kind="refund",state="byHand"}': '0x4 1x20' },
    '3m',
  ),
  fires(
    'SignupPaymentsDiffer',
    'the first payment differs',
    { 'signup_payment_differences_total{difference="notPaid"}': '0x4 1x20' },
    '3m',
    { difference: 'notPaid' },
  ),
  isQuiet(
    'SignupPaymentsDiffer',
    'the provider does not answer the comparison',
    { 'signup_payment_differences_total{difference="notKnown"}': '0x4 1x20' },
    '3m',
  ),
  fires(
    'SignupCaptureLost',
    'the first capture is lost',
    { 'signup_outbox_pieces{kind="capture",state="failed"}': '0x4 1x20' },
    '3m',
  ),
  fires(
    'SignupPaymentsUnknown',
    'the provider answers none of many payments',
    {
      'signup_payment_answers_total{method="card",outcome="approved"}': '100x80',
      'signup_payment_answers_total{method="card",outcome="unknown"}': '0+1x80',
    },
    '12m',
    { method: 'card' },
  ),
  fires(
    'SignupPaymentsUnknown',
    'the provider answers none of the first payments of a quiet hour',
    {
      'signup_payment_answers_total{method="card",outcome="approved"}': '0x80',
      'signup_payment_answers_total{method="card",outcome="unknown"}': '0x8 1x8 2x8 3x80',
    },
    '12m',
    { method: 'card' },
  ),
  fires(
    'SignupPaymentsRefused',
    'nearly all payments are refused',
    {
      'signup_payment_answers_total{method="card",outcome="approved"}': '0x150',
      'signup_payment_answers_total{method="card",outcome="failed"}': '0+1x150',
    },
    '25m',
    { method: 'card' },
  ),
  fires(
    'SignupMailsLate',
    'a mail waits for twenty minutes',
    { 'signup_outbox_oldest_seconds{kind="activationMail",state="waiting"}': '0+15x100' },
    '21m',
    { kind: 'activationMail' },
  ),
  fires(
    'SignupMailsGivenUp',
    'the first mail is abandoned',
    { 'signup_outbox_pieces{kind="receiptMail",state="failed"}': '0x4 1x20' },
    '3m',
  ),
];
