import type { Brand, SignupType } from '../../core/contract/generated/brand.ts';
import type { Payment } from '../../core/contract/generated/calls.ts';
import { SIGNUP_TYPES } from '../../core/rules/signupTypes/signupTypes.ts';
import { CallError } from '../errors/CallError.ts';
import type { Instrument } from '../payments/instruments/Instrument.ts';

/**
 * What a sign-up is paid with: a method that the brand offers, where the type needs one, and nothing
 * where it needs none. Throws CallError otherwise. Serves Specification 3.4.7 and 4.0.1.
 */
export function readInstrument(
  brand: Pick<Brand, 'payment'>,
  type: SignupType,
  payment: Payment | undefined,
): Instrument {
  const { needsPayment } = SIGNUP_TYPES[type];
  if (needsPayment !== (payment !== undefined)) {
    throw new CallError({ code: 'INVALID_REQUEST', because: 'shape' });
  }
  return payment === undefined ? { kind: 'none' } : instrumentOf(brand, payment);
}

/** A method that the brand offers. Throws CallError 'PAYMENT_METHOD_NOT_OFFERED' otherwise. */
export function instrumentOf(brand: Pick<Brand, 'payment'>, payment: Payment): Instrument {
  const { paymentDetails, paymentType } = payment;
  if (paymentType === 'GC' || !brand.payment.methods.includes(paymentType)) {
    throw new CallError({ code: 'PAYMENT_METHOD_NOT_OFFERED' });
  }
  return { kind: paymentType, nonce: paymentDetails.nonce };
}
