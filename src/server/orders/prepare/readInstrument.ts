import type { SignupType } from '../../../core/contract/generated/brand.ts';
import type { Payment } from '../../../core/contract/generated/calls.ts';
import { SIGNUP_TYPES } from '../../../core/rules/signupTypes/signupTypes.ts';
import { CallError } from '../../errors/CallError.ts';
import type { CallContext } from '../../http/callContext.ts';
import type { Instrument } from '../Instrument.ts';

type PayingContext = Pick<CallContext, 'deps' | 'directDebit' | 'site'>;

/**
 * Reads a sign-up's means of payment: of a method that the brand offers, or null when the type
 * needs none. Throws CallError otherwise.
 */
export function readInstrument(
  context: PayingContext,
  type: SignupType,
  payment: Payment | undefined,
): Instrument | null {
  const { needsPayment } = SIGNUP_TYPES[type];
  if (needsPayment !== (payment !== undefined)) {
    throw new CallError({ code: 'INVALID_REQUEST', because: 'shape' });
  }
  return payment === undefined ? null : instrumentOf(context, payment);
}

/**
 * Reads a means of payment of a method that the brand offers. Throws CallError
 * 'PAYMENT_METHOD_NOT_OFFERED' otherwise, and whatever the method throws.
 */
export function instrumentOf(
  { deps, directDebit, site }: PayingContext,
  payment: Payment,
): Instrument {
  const { paymentType } = payment;
  if (!site.built.brand.payment.methods.includes(paymentType)) {
    throw new CallError({ code: 'PAYMENT_METHOD_NOT_OFFERED' });
  }
  return deps.methods[paymentType].instrumentOf(payment, directDebit);
}
