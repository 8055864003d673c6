import type { Payment } from 'gocardless-nodejs';
import { DirectDebitFault } from './DirectDebitFault.ts';
import type { CollectOutcome } from './DirectDebitGateway.ts';

type Settled = Exclude<CollectOutcome, { kind: 'refused' }>;

/** What a payment of the provider means for the attempt that it was made for. */
export function paymentOutcome({ id, status }: Payment): Settled {
  if (id === undefined || status === undefined) {
    return { kind: 'unknown', cause: new DirectDebitFault('A payment came without its id', null) };
  }
  switch (status) {
    case 'pending_customer_approval':
    case 'pending_submission':
    case 'submitted':
    case 'confirmed':
    case 'paid_out':
      return { kind: 'approved', paymentId: id };
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
