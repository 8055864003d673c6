import { unreachable } from '../../../../core/contract/unreachable.ts';
import type { Failure } from '../../../errors/Failure.ts';
import type { PaymentFailure, PaymentRefusal } from '../../../gateways/payments/PaymentGateway.ts';

/** Returns the failure that a visitor sees when a payment does not succeed. */
export function failureOfPayment(outcome: PaymentFailure): Failure {
  return outcome.kind === 'declined' ? { code: 'PAYMENT_DECLINED' } : ofRefusal(outcome.reason);
}

function ofRefusal(reason: PaymentRefusal): Failure {
  switch (reason) {
    case 'threeDSecure':
      return { code: 'THREE_D_SECURE_FAILED' };
    case 'bankAccount':
    case 'cardDetails':
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
