import type { PaymentMethod } from '../../../core/contract/generated/session.ts';
import { SIGNUP_TYPES } from '../../../core/rules/signupTypes/signupTypes.ts';
import { toSignupRequest } from '../../flows/toSignupRequest.ts';
import { placeOrderRequest } from '../../providers/calls/placeOrder.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import type { Order } from './Order.ts';

/** Builds the order of a sign-up with a payment, or with a card for after the trial. */
export function signUpOrder(stores: RootStore, method: PaymentMethod, timeZone: string): Order {
  const { contact, plan, session } = stores;
  const { signupType } = session;
  const body = toSignupRequest(stores, timeZone);
  return {
    kind: signupType,
    method,
    email: contact.email.address,
    dueToday: plan.totals?.dueToday ?? 0,
    request: (key, proof, payment) =>
      placeOrderRequest(SIGNUP_TYPES[signupType].path, body(proof, payment), key),
  };
}
