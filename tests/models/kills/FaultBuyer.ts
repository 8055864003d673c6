import { randomUUID } from 'node:crypto';
import type { Payment } from '../../../src/core/contract/generated/calls.ts';
import { unreachable } from '../../../src/core/contract/unreachable.ts';
import { anUpgradeRequest } from '../../factories/orders/anUpgrade.ts';
import { aPaidRequest } from '../../factories/payments/aPaidSignUp.ts';
import { aSignupRequest } from '../../factories/servers/aVisitor.ts';
import type { Heard, Shopper } from './Shopper.ts';

/** What is ordered, and how it is paid. */
export interface FaultWay {
  readonly kind: 'signUp' | 'trial' | 'upgrade';
  readonly method: Payment['paymentType'];
}

const NONCES = {
  CC: 'fake-three-d-secure-visa-full-authentication-nonce',
  ACH: 'fake-us-bank-account-nonce',
};

/** A buyer who orders until they have what they want. */
export class FaultBuyer {
  readonly email: string;
  readonly #shopper: Shopper;
  readonly #way: FaultWay;
  #key = '';

  constructor(shopper: Shopper, email: string, way: FaultWay) {
    this.email = email;
    this.#shopper = shopper;
    this.#way = way;
  }

  /** Opens the page. One who upgrades signs up for free first. */
  async arrive(): Promise<void> {
    await this.#shopper.send('/signup');
    if (this.#way.kind !== 'upgrade') return;
    const captchaToken = await this.#shopper.captchaToken('SIGNUP_FREE');
    const person = { leadInfo: { email: this.email }, paymentRequest: { captchaToken } };
    const body = aSignupRequest(person);
    await this.#shopper.send('/signup/free', { body, key: randomUUID() });
  }

  /** Orders with a new key. Calls back when only the order itself is left to send. */
  async order(onReady: () => void = () => undefined): Promise<void> {
    const payment = await this.#payment();
    const isUpgrade = this.#way.kind === 'upgrade';
    const captchaToken = await this.#shopper.captchaToken(isUpgrade ? 'UPGRADE' : 'SIGNUP_PAID');
    this.#key = randomUUID();
    onReady();
    const body = isUpgrade
      ? anUpgradeRequest({ captchaToken, payment })
      : this.#signUp(payment, captchaToken);
    await this.#shopper.send(isUpgrade ? '/payment' : '/signup', { body, key: this.#key });
  }

  /** The answer of the last order. */
  outcome(patienceMs: number): Promise<Heard> {
    return this.#shopper.outcome(this.#key, patienceMs);
  }

  #signUp(payment: Payment, captchaToken: string) {
    const isTrial = this.#way.kind === 'trial';
    return aPaidRequest({
      leadInfo: { email: this.email },
      paymentRequest: { payment, captchaToken, freeTrial: isTrial },
      ...(isTrial && { formState: { signupType: 'freeTrial', dueToday: 0 } }),
    });
  }

  async #payment(): Promise<Payment> {
    const { method } = this.#way;
    switch (method) {
      case 'CC':
        return { paymentType: method, paymentDetails: { nonce: NONCES.CC } };
      case 'ACH':
        return {
          paymentType: method,
          paymentDetails: { nonce: NONCES.ACH, customerName: 'Ada' },
        };
      case 'GC': {
        const billingRequestFlowID = await this.#shopper.authorise(this.email);
        return { paymentType: method, paymentDetails: { billingRequestFlowID, mandateId: null } };
      }
      default:
        return unreachable(method);
    }
  }
}
