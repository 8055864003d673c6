import type { PaymentMethod } from '../../../../core/contract/generated/session.ts';
import { CallError } from '../../../errors/CallError.ts';
import type { OrderMethod } from '../OrderMethod.ts';
import { moveOutcome } from './moveOutcome.ts';

type Shared = Pick<
  OrderMethod,
  | 'environmentOf'
  | 'findMandate'
  | 'giveBack'
  | 'instrumentOf'
  | 'isLeftOutWithoutKeys'
  | 'lookUp'
  | 'missingKeys'
  | 'startsWith'
>;

/** What all methods through Braintree share. */
export function byBraintree(method: PaymentMethod): Shared {
  return {
    isLeftOutWithoutKeys: false,
    missingKeys({ braintree }, paymentAccount) {
      if (braintree.kind === 'standIn') return [];
      if (Object.hasOwn(braintree.accounts, paymentAccount)) return [];
      const account = paymentAccount.toUpperCase().replaceAll('-', '_');
      return [
        'ENVIRONMENT',
        `${account}_MERCHANT_ID`,
        `${account}_PUBLIC_KEY`,
        `${account}_PRIVATE_KEY`,
      ].map((name) => `BRAINTREE_${name}`);
    },
    environmentOf: ({ braintree }) =>
      braintree.kind === 'standIn' || braintree.url !== null ? 'local' : braintree.environment,
    startsWith: 'clientToken',
    instrumentOf({ paymentDetails }) {
      if (!('nonce' in paymentDetails)) {
        throw new CallError({ code: 'INVALID_REQUEST', because: 'shape' });
      }
      return { kind: 'nonce', method, nonce: paymentDetails.nonce };
    },
    findMandate: null,
    lookUp: ({ gateways }, { id, payment_account }) =>
      gateways.payments.findByOrder(payment_account, id),
    giveBack: async ({ gateways }, { paymentAccount, transactionId }) =>
      moveOutcome(await gateways.payments.refund(paymentAccount, transactionId)),
  };
}
