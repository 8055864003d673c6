import { byBraintree } from '../braintree/byBraintree.ts';
import { chargeNonce } from '../braintree/chargeNonce.ts';
import { moveOutcome } from '../braintree/moveOutcome.ts';
import type { OrderMethod } from '../OrderMethod.ts';
import { cardSources } from './cardSources.ts';

/** Cards: held with 3-D Secure, and captured once the order is stored. */
export const card: OrderMethod = {
  ...byBraintree('CC'),
  sources: cardSources,
  charge: (deps, request) => chargeNonce(deps, 'CC', request),
  money: { voided: 'NOTHING_CHARGED', watched: 'NOTHING_CHARGED' },
  settlement: {
    kind: 'captured',
    async capture({ gateways }, { paymentAccount, transactionId }) {
      const outcome = await gateways.payments.capture(paymentAccount, transactionId);
      return outcome.kind === 'lost' ? outcome : moveOutcome(outcome);
    },
  },
  // The provider's published test cards. Month 01, any future year, any CVV and postal code.
  testValues: [
    ['Approved', '4111 1111 1111 1111'],
    ['Declined', '4000 1111 1111 1115'],
    ['Bank asks (1234 passes)', '4000 0000 0000 2503'],
    ['Bank asks and refuses', '4000 0000 0000 2370'],
    ['Bank passes unasked', '4000 0000 0000 2701'],
    ['Bank refuses unasked', '4000 0000 0000 2925'],
  ],
};
