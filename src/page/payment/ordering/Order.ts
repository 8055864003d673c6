import type { Payment } from '../../../core/contract/generated/calls.ts';
import type { PaymentMethod } from '../../../core/contract/generated/session.ts';
import type { CaptchaProof } from '../../flows/toSignupRequest.ts';
import type { AttemptKind } from '../../providers/attempts/KeptAttempt.ts';
import type { HttpRequest } from '../../providers/calls/http.ts';
import type { OrderAnswer } from '../../providers/calls/placeOrder.ts';
import type { Due } from '../ChargeResult.ts';

/** What the visitor saw and agreed to when the submission began. Nothing else is charged. */
export interface Order extends Due {
  readonly kind: AttemptKind;
  /** How it is paid. */
  readonly method: PaymentMethod;
  /** The call that places the order, with an attempt's key. */
  readonly request: (
    key: string,
    proof: CaptchaProof,
    payment: Payment,
  ) => HttpRequest<OrderAnswer>;
}
