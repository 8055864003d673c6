import type { Payment } from 'gocardless-nodejs';
import type { Money } from '../../../core/contract/Money.ts';
import { DirectDebitFault } from './DirectDebitFault.ts';
import type { CollectOutcome } from './DirectDebitGateway.ts';

type Settled = Exclude<CollectOutcome, { kind: 'refused' }>;

/** Returns what a payment at the provider means for its attempt. */
export function paymentOutcome(payment: Payment): Settled {
  const { id, status } = payment;
  if (id === undefined || status === undefined) {
    return { kind: 'unknown', cause: new DirectDebitFault('A payment came without its id', null) };
  }
  switch (status) {
    case 'pending_customer_approval':
    case 'pending_submission':
    case 'submitted':
      return { ...approved(id, payment), isCollected: false };
    case 'confirmed':
    case 'paid_out':
      return { ...approved(id, payment), isCollected: true };
    case 'cancelled':
    case 'customer_approval_denied':
    case 'failed':
    case 'charged_back':
      return {
        kind: 'declined',
        reason: status,
        cause: new DirectDebitFault(`Payment ${id} is ${status}`, null),
      };
    default: {
      const other: never = status;
      const cause = new DirectDebitFault(`Payment ${id} is ${String(other)}`, null);
      return { kind: 'unknown', cause };
    }
  }
}

function approved(paymentId: string, payment: Payment) {
  // Both can be strings, or missing. A comparison with a missing one is false.
  const isReturned = Number(payment.amount_refunded) >= Number(payment.amount);
  return { kind: 'approved', paymentId, amount: amountOf(payment), isReturned } as const;
}

/** The provider sends minor units, as a number or a string. */
function amountOf({ amount, currency }: Payment): Money | null {
  const units = Number(amount);
  return currency === 'GBP' && Number.isSafeInteger(units) ? { amount: units, currency } : null;
}
