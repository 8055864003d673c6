import type { SignupType } from '../../core/contract/generated/brand.ts';
import type { Payment } from '../../core/contract/generated/calls.ts';
import { SIGNUP_TYPES } from '../../core/rules/signupTypes/signupTypes.ts';
import { CallError } from '../errors/CallError.ts';
import type { CallContext } from '../http/callContext.ts';
import type { Instrument } from './Instrument.ts';

type PayingContext = Pick<CallContext, 'directDebit' | 'site'>;

/**
 * What a sign-up is paid with: a method that the brand offers, where the type needs one, and nothing
 * where it needs none. Throws CallError otherwise. Serves Specification 3.4.7 and 4.0.1.
 */
export function readInstrument(
  context: PayingContext,
  type: SignupType,
  payment: Payment | undefined,
): Instrument {
  const { needsPayment } = SIGNUP_TYPES[type];
  if (needsPayment !== (payment !== undefined)) {
    throw new CallError({ code: 'INVALID_REQUEST', because: 'shape' });
  }
  return payment === undefined ? { kind: 'none' } : instrumentOf(context, payment);
}

/**
 * A method that the brand offers; a direct debit is the session's own. Throws CallError
 * 'PAYMENT_METHOD_NOT_OFFERED' or 'MANDATE_NOT_AUTHORISED' otherwise.
 */
export function instrumentOf({ directDebit, site }: PayingContext, payment: Payment): Instrument {
  const { paymentDetails, paymentType } = payment;
  if (!site.built.brand.payment.methods.includes(paymentType)) {
    throw new CallError({ code: 'PAYMENT_METHOD_NOT_OFFERED' });
  }
  if (paymentType !== 'GC') return { kind: paymentType, nonce: paymentDetails.nonce };
  if (directDebit.flow === null) throw new CallError({ code: 'MANDATE_NOT_AUTHORISED' });
  return { kind: 'GC', billingRequestId: directDebit.flow.billingRequestId };
}
