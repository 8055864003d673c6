import type { FieldErrorCode } from '../../../core/contract/FieldErrorCode.ts';
import type { PaymentFieldName } from '../../../core/contract/PaymentFieldName.ts';
import { unreachable } from '../../../core/contract/unreachable.ts';
import type { PaymentFault } from '../../../core/rules/errors/payment/PaymentFault.ts';
import type { PaymentMethod } from '../../stores/PaymentStore.ts';

/** A field that the provider found fault with. */
export interface PaymentProblem {
  readonly field: PaymentFieldName;
  readonly code: FieldErrorCode;
}

/** The field that stands for a way to pay where its provider names none. */
const NUMBER = {
  CC: 'number',
  ACH: 'bankAccountNumber',
  GC: 'mandate',
} as const satisfies Record<PaymentMethod, PaymentFieldName>;

/**
 * The fields that a fault marks, in page order; none where the modal says it. `shown` are those of the
 * way chosen. Serves Specification 8.4.4.
 */
export function faultyFields(
  fault: PaymentFault,
  method: PaymentMethod,
  shown: readonly PaymentFieldName[],
): readonly PaymentProblem[] {
  const number = NUMBER[method];
  switch (fault.seen) {
    case 'allFields':
      return shown.map((field) => ({ field, code: 'required' }));
    case 'listedFields': {
      const listed = shown.filter((field) => fault.fields.includes(field));
      const marked = listed.length > 0 ? listed : [number];
      return marked.map((field) => ({ field, code: 'invalid' }));
    }
    case 'number':
      return [{ field: number, code: 'invalid' }];
    case 'numberOffline':
      return [{ field: number, code: 'network' }];
    case 'cvv':
      return [{ field: 'cvv', code: 'invalid' }];
    case 'nothing':
    case 'failureMessage':
    case 'cardFormFailed':
    case 'cardFormExpired':
    case 'bankDebitFailed':
    case 'directDebitFailed':
    case 'gatewayUnreachable':
    case 'paymentRateLimited':
    case 'paymentProviderTimedOut':
    case 'threeDSecureFailed':
    case 'threeDSecureUnavailable':
      return [];
    default:
      return unreachable(fault.seen);
  }
}
