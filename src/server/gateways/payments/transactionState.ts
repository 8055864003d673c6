import type { TransactionStatus } from 'braintree';
import { unreachable } from '../../../core/contract/unreachable.ts';
import type { TransactionState } from './PaymentGateway.ts';

/** Returns what the provider's status means for the money. */
export function transactionState(status: TransactionStatus): TransactionState {
  switch (status) {
    case 'authorized':
    case 'authorizing':
      return 'held';
    case 'submitted_for_settlement':
    case 'settlement_pending':
    case 'settlement_confirmed':
    case 'settling':
    case 'settled':
      return 'captured';
    case 'voided':
      return 'voided';
    case 'authorization_expired':
    case 'failed':
    case 'gateway_rejected':
    case 'processor_declined':
    case 'settlement_declined':
      return 'ended';
    default:
      return unreachable(status);
  }
}
