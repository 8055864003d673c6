import { unreachable } from '../../../../core/contract/unreachable.ts';
import type { Failure } from '../../../errors/Failure.ts';
import type { PaymentFailure, PaymentRefusal } from '../../../gateways/payments/PaymentGateway.ts';
import { declineReason } from './declineReason.ts';

/** Returns the failure that a visitor sees when a payment does not succeed. */
export function failureOfPayment(outcome: PaymentFailure): Failure {
  if (outcome.kind === 'refused') return ofRefusal(outcome.reason);
  const decline = declineReason(outcome.code);
  return { code: 'PAYMENT_DECLINED', ...(decline && { decline }) };
}

function ofRefusal(reason: PaymentRefusal): Failure {
  switch (reason) {
    case 'threeDSecure':
      return { code: 'THREE_D_SECURE_FAILED' };
    case 'cardDetails':
      return { code: 'PAYMENT_DECLINED', decline: 'details' };
    case 'cardKind':
      return { code: 'PAYMENT_DECLINED', decline: 'cardKind' };
    case 'bankAccount':
    case 'duplicate':
    case 'nonce':
    case 'risk':
      return { code: 'PAYMENT_DECLINED' };
    case 'account':
    case 'invalid':
      return { code: 'BRAIN_TREE_ERROR' };
    case 'busy':
    case 'unavailable':
      return { code: 'INTERNAL_SERVER_ERROR' };
    default:
      return unreachable(reason);
  }
}
