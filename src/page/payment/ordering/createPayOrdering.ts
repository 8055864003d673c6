import type { SignupType } from '../../../core/contract/generated/brand.ts';
import type { Payment } from '../../../core/contract/generated/calls.ts';
import { SIGNUP_TYPES } from '../../../core/rules/signupTypes/signupTypes.ts';
import { checkingTexts } from '../../../core/texts/en/paying/checkingTexts.ts';
import { lateTextsOf } from '../../../core/texts/lateTextsOf.ts';
import { doubtOf } from '../../flows/attempts/Doubt.ts';
import { guardAttempts } from '../../flows/attempts/guardAttempts.ts';
import { moneyReason } from '../../flows/attempts/moneyReason.ts';
import { ownAttempt } from '../../flows/attempts/ownAttempt.ts';
import { callFailure, pauseOf, type UnheardKind } from '../../flows/failures/callFailure.ts';
import type { Refusal } from '../../flows/failures/Refusal.ts';
import { showFailure } from '../../flows/failures/showFailure.ts';
import { STOPPED, type SubmitResult } from '../../flows/Ordering.ts';
import type { PaymentFlows } from '../../flows/PaymentFlows.ts';
import type { PaymentSteps } from '../../flows/PaymentSteps.ts';
import type { PaymentContext } from '../../flows/paymentNeeds.ts';
import type { CaptchaProof } from '../../flows/toSignupRequest.ts';
import type { KeptAttempt } from '../../providers/attempts/KeptAttempt.ts';
import type { OrderAnswer } from '../../providers/calls/placeOrder.ts';
import type { PaymentMethod } from '../../stores/PaymentStore.ts';
import type { PaymentProviders } from '../createPaymentProviders.ts';
import { EXCEPTION } from '../faults/ownFault.ts';
import { showPaymentFault } from '../faults/showPaymentFault.ts';
import type { PaymentFormStore } from '../PaymentFormStore.ts';
import type { MethodFlows } from '../PaymentMethodForm.tsx';
import { createOutcomes } from './createOutcomes.ts';
import type { Order } from './Order.ts';
import { sayNothingWasCharged } from './sayWhatWasCharged.ts';
import { signUpOrder } from './signUpOrder.ts';
import { upgradeOrder } from './upgradeOrder.ts';

/** A proof of the robot check is good for two minutes; the bank's question can take longer. */
const PROOF_LIFETIME_MS = 100_000;

export interface PayOrderingParts {
  readonly form: PaymentFormStore;
  /** The flows of every method that the page offers. */
  readonly flows: ReadonlyMap<PaymentMethod, MethodFlows>;
  readonly providers: PaymentProviders;
  readonly steps: PaymentSteps;
}

/** What the page starts of them. */
export type PayOrdering = Pick<PaymentFlows, 'ordering' | 'resume'>;

/**
 * The last steps of a submission that is paid for: take the card, the bank account or the mandate to
 * its provider, place the order under the attempt's key, and tell what became of it. Nobody pays
 * twice: while the outcome is unknown the same key is asked about, and only a definite failure lets
 * the visitor try again.
 */
export function createPayOrdering(
  context: PaymentContext,
  { form, flows, providers: { attempts: unguarded, now }, steps }: PayOrderingParts,
): PayOrdering {
  const { stores, providers } = context;
  const attempts = guardAttempts(unguarded, providers.report);
  const { captcha, contact } = stores;
  const outcomes = createOutcomes(context, {
    attempts,
    captcha: steps.captcha,
    refused: (message) => {
      for (const { refused } of flows.values()) refused(message);
    },
  });
  const { succeed, refuse, follow } = outcomes;
  /** A payment that the robot check kept from being placed: the visitor's bank is not asked twice. */
  let unspent: { readonly payment: Payment; readonly form: string } | null = null;

  /** Changes with whatever a payment was made of. */
  function formState({ dueToday, email, method }: Order): string {
    return JSON.stringify([method, form.changes, dueToday, email]);
  }

  async function charge(order: Order): Promise<Payment | null> {
    if (unspent?.form === formState(order)) return unspent.payment;
    unspent = null;
    const { method } = order;
    try {
      const charged = await flows.get(method)?.charge(order);
      if (charged?.kind === 'ready') return charged.payment;
      if (charged?.kind === 'failed') {
        const { cause, fault } = charged;
        showPaymentFault(context, { fault, method, cause });
      }
    } catch (cause) {
      showPaymentFault(context, { fault: EXCEPTION, method, cause });
    }
    return null;
  }

  /** The proof, or a new one where it has run out meanwhile; null where a tick has to come first. */
  async function freshProof(proof: CaptchaProof, takenAt: number): Promise<CaptchaProof | null> {
    const isFresh =
      proof.variant === 'visible'
        ? captcha.token === proof.token
        : now() - takenAt < PROOF_LIFETIME_MS;
    return isFresh ? proof : steps.captcha().obtainProof();
  }

  async function place(order: Order, paid: Payment, proof: CaptchaProof): Promise<SubmitResult> {
    const earlier = attempts.kept();
    const attempt = attempts.begin(order.kind, order.email, order.method);
    const { key } = attempt;
    const first = earlier.find((known) => known.key === key);
    const answer = await providers.http(order.request(key, proof, paid));
    steps.captcha().spendProof();
    if (answer.ok) return tell(attempt, answer.value);
    const { error } = answer;
    // Turned away at the door: nothing began.
    if (error.kind === 'rateLimited') return first ? unheard(error) : neverArrived(error);
    if (error.kind !== 'refused') return follow(attempt, doubtOf(error), () => neverArrived(error));
    const { method } = order;
    const isVisible = proof.variant === 'visible';
    return refuseOrder({ ...attempt, method }, error, { first: first ?? null, isVisible });
  }

  /** Handles the server's answer to an order. */
  async function tell(attempt: KeptAttempt, answer: OrderAnswer): Promise<SubmitResult> {
    if (answer.kind === 'done') return succeed(attempt.key, answer.outcome);
    const other = answer.attempt;
    // Another tab is paying for the same: this attempt never began, so the other one is followed.
    if (other !== null) attempts.end(attempt.key);
    const asked = other === null ? attempt : theirs(attempt, other);
    return follow(asked, 'pending', () => forget(asked.key));
  }

  /** Another tab's attempt for the same as this one, as far as it is known here. */
  function theirs(mine: KeptAttempt, key: string): KeptAttempt {
    const kept = attempts.kept().find((known) => known.key === key);
    return kept ?? { ...mine, key, method: null };
  }

  /** Handles the server's refusal of an order. */
  async function refuseOrder(
    attempt: KeptAttempt,
    refusal: Refusal,
    { first, isVisible }: { readonly first: KeptAttempt | null; readonly isVisible: boolean },
  ): Promise<SubmitResult> {
    // Another tab, or an earlier try that seemed lost, has placed an order under this key.
    if (refusal.message === 'IDEMPOTENCY_KEY_REUSED') {
      return follow(first ?? attempt, 'pending', () => forget(attempt.key));
    }
    if (refusal.message === 'SESSION_DOES_NOT_EXIST') {
      return outcomes.loseSession(attempt, first !== null);
    }
    // A fault of the server's says nothing of an order that it may have taken.
    if (refusal.message === 'INTERNAL_SERVER_ERROR' && moneyReason(refusal) === null) {
      return follow(attempt, 'fault', () => {
        outcomes.show(attempt, refusal);
        sayNothingWasCharged(context);
      });
    }
    return refuse(attempt, refusal, isVisible);
  }

  /** Shows what an order met with that did not reach the server, which knows so: it has charged nothing. */
  function neverArrived(error: { readonly kind: UnheardKind }): SubmitResult {
    const isCut = error.kind === 'offline' || error.kind === 'lost';
    const { notReceived } = lateTextsOf(stores.brand, 'checking', checkingTexts);
    const text = isCut ? notReceived : undefined;
    showFailure(context, callFailure(error), { text, ...pauseOf(error) });
    sayNothingWasCharged(context);
    return STOPPED;
  }

  /** Ends an order that the server took and then let go of, which it does before anything is charged. */
  function forget(key: string): void {
    attempts.end(key);
    neverArrived({ kind: 'unreadable' });
  }

  /** Shows what a call met with that the server did not answer. */
  function unheard(error: { readonly kind: UnheardKind }): SubmitResult {
    showFailure(context, callFailure(error), pauseOf(error));
    return STOPPED;
  }

  return {
    ordering: {
      async placeOrder(proof) {
        const takenAt = now();
        const method = form.method;
        const order =
          stores.purpose === 'upgrade'
            ? upgradeOrder(stores, method)
            : signUpOrder(stores, method, providers.timeZone());
        const paid = await charge(order);
        if (!paid) return STOPPED;
        unspent = { payment: paid, form: formState(order) };
        const fresh = await freshProof(proof, takenAt);
        if (!fresh) return { done: false, waitsForTick: captcha.display };
        const result = await place(order, paid, fresh);
        // Only the robot check leaves the payment untouched; else each try begins with a new one.
        if (result.done || !result.waitsForTick) unspent = null;
        return result;
      },
    },

    async resume() {
      const { email } = contact;
      // A sign-up that costs nothing is followed by the pages that have its form.
      const all = attempts.kept().filter(({ kind }) => kind === 'upgrade' || isPaidFor(kind));
      const kept = ownAttempt(all, email);
      if (!kept) return false;
      if (email.value === '') email.setValue(kept.email);
      await steps.run(() => follow(kept, 'pending', () => attempts.end(kept.key)));
      return true;
    },
  };
}

function isPaidFor(type: SignupType): boolean {
  return SIGNUP_TYPES[type].needsPayment;
}
