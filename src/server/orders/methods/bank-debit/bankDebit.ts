import { BRAINTREE_HOSTS } from '../braintree/braintreeHosts.ts';
import { byBraintree } from '../braintree/byBraintree.ts';
import { chargeNonce } from '../braintree/chargeNonce.ts';
import type { OrderMethod } from '../OrderMethod.ts';
import { NO_PAYMENT } from '../PaymentSources.ts';
import { followBankDebit } from './followBankDebit.ts';

/** US bank debits (ACH): the bank gets the request at once, and pays within days. */
export const bankDebit: OrderMethod = {
  ...byBraintree('ACH'),
  sources: (environment) => {
    if (environment === 'local') return { ...NO_PAYMENT, frame: ["'self'"] };
    const { analytics, gateway } = BRAINTREE_HOSTS;
    return { ...NO_PAYMENT, connect: [gateway[environment], analytics] };
  },
  charge: (deps, request) => chargeNonce(deps, 'ACH', request),
  money: { voided: 'CALLED_BACK', watched: null },
  settlement: { kind: 'followed', follow: followBankDebit },
  testValues: [
    ['Accepted', '071000013 · 1000000000'],
    ['Refused', '071000013 · 1000000005'],
  ],
};
