import { BRAINTREE_HOSTS } from '../braintree/braintreeHosts.ts';
import { byBraintree } from '../braintree/byBraintree.ts';
import { chargeNonce } from '../braintree/chargeNonce.ts';
import type { MethodConfig, OrderMethod } from '../OrderMethod.ts';
import { NO_PAYMENT } from '../PaymentSources.ts';
import { followBankDebit } from './followBankDebit.ts';

/** US bank debits (ACH): the bank gets the request at once, and pays within days. */
export const bankDebit: OrderMethod = {
  ...byBraintree('ACH'),
  sharedKeys,
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

/** The account 'software-bank' has the variable for bank debits of 'software' as its own for cards. */
function sharedKeys({ braintree }: MethodConfig, account: string): readonly string[] {
  const other = `${account}-bank`;
  if (braintree.kind === 'standIn' || !braintree.accounts[other]?.merchantAccountId) return [];
  const variable = `BRAINTREE_${other.toUpperCase().replaceAll('-', '_')}_MERCHANT_ACCOUNT_ID`;
  return [
    `${variable} is read for bank debits of the payment account ${account} and for cards of ${other}. Use another name for one of these accounts in its brands, and keep the keys of the old name until its payments can no longer be refunded.`,
  ];
}
