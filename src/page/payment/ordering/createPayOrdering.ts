import type { SignupType } from '../../../core/contract/generated/brand.ts';
import type { Payment } from '../../../core/contract/generated/calls.ts';
import type { PaymentMethod } from '../../../core/contract/generated/session.ts';
import type { PaymentFault, SeenFault } from '../../../core/rules/errors/payment/PaymentFault.ts';
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
import { sayIfEarlier } from '../../flows/success/sayIfEarlier.ts';
import type { CaptchaProof } from '../../flows/toSignupRequest.ts';
import type { KeptAttempt } from '../../providers/attempts/KeptAttempt.ts';
import type { OrderAnswer } from '../../providers/calls/placeOrder.ts';
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

/** The texts of faults that do not say themselves that nothing was charged. */
const SILENT_TEXTS: ReadonlySet<SeenFault> = new Set<SeenFault>([
  'failureMessage',
  'paymentRateLimited',
]);

/** A captcha proof is valid for two minutes; the bank's challenge can take longer. */
const PROOF_LIFETIME_MS = 100_000;

export interface PayOrderingParts {
  readonly form: PaymentFormStore;
  /** The flows of every method on the page. */
  readonly flows: ReadonlyMap<PaymentMethod, MethodFlows>;
  readonly providers: PaymentProviders;
  readonly steps: PaymentSteps;
}

/** The part of the payment flows that this creates. */
export type PayOrdering = Pick<PaymentFlows, 'ordering' | 'resume'>;

/**
 * The last steps of a paid submission: send the card, bank account or mandate to its provider, place the
 * order with the attempt's key, and show the outcome. No visitor pays twice: while the outcome is
 * unknown the page asks about the same key, and only a definite failure allows another try.
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
  /** A payment whose order the captcha prevented, kept so that the bank is not asked twice. */
  let unspent: { readonly payment: Payment; readonly form: string } | null = null;

  /** Changes with everything that a payment is made from. */
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
      if (charged?.kind === 'failed') showFault(method, charged.fault, charged.cause);
    } catch (cause) {
      showFault(method, EXCEPTION, cause);
    }
    return null;
  }

  /** Shows why no order was sent, and that nothing was charged. */
  function showFault(method: PaymentMethod, fault: PaymentFault, cause: unknown): void {
    showPaymentFault(context, { fault, method, cause });
    if (SILENT_TEXTS.has(fault.seen)) sayNothingWasCharged(context);
  }

  /** Returns the proof, or a new one if it has expired; null when a tick is needed first. */
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
    // The server did not process the call, so nothing began.
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

  /** Returns another tab's attempt for the same order, as far as this tab knows it. */
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
    // Another tab, or an earlier try that seemed lost, has placed an order with this key.
    if (refusal.message === 'IDEMPOTENCY_KEY_REUSED') {
      return follow(first ?? attempt, 'pending', () => forget(attempt.key));
    }
    if (refusal.message === 'SESSION_DOES_NOT_EXIST') {
      return outcomes.loseSession(attempt, first !== null);
    }
    // A server error does not tell whether the order was accepted.
    if (refusal.message === 'INTERNAL_SERVER_ERROR' && moneyReason(refusal) === null) {
      return follow(attempt, 'fault', () => {
        outcomes.show(attempt, refusal);
        sayNothingWasCharged(context);
      });
    }
    return refuse(attempt, refusal, isVisible);
  }

  /**
   * Shows the failure of an order that, as the server has confirmed, never reached it. Nothing was
   * charged.
   */
  function neverArrived(error: { readonly kind: UnheardKind }): SubmitResult {
    const isCut = error.kind === 'offline' || error.kind === 'lost';
    const { notReceived } = lateTextsOf(stores.brand, 'checking', checkingTexts);
    const text = isCut ? notReceived : undefined;
    showFailure(context, callFailure(error), { text, ...pauseOf(error) });
    sayNothingWasCharged(context);
    return STOPPED;
  }

  /** Ends an order that the server has abandoned, which it only does before a charge. */
  function forget(key: string): void {
    attempts.end(key);
    neverArrived({ kind: 'unreadable' });
  }

  /** Shows the failure of a call without an answer from the server. */
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
        const ended = sayIfEarlier(stores, order.dueToday);
        const paid = await charge(order);
        if (!paid) return STOPPED;
        unspent = { payment: paid, form: formState(order) };
        const fresh = await freshProof(proof, takenAt);
        if (!fresh) return { done: false, waitsForTick: captcha.display };
        const result = await place(order, paid, fresh);
        // Only a captcha leaves the payment unused; otherwise each try makes a new one.
        if (result.done || !result.waitsForTick) unspent = null;
        return order.kind === 'upgrade' ? result : ended(result);
      },
    },

    async resume() {
      const { email } = contact;
      const { purpose, session } = stores;
      const all = attempts.kept();
      // Pages with a free sign-up's form follow the free attempts. Another account's upgrade is not
      // followed, because another person may use the same browser.
      const kept =
        purpose === 'upgrade'
          ? all.find(({ kind, email: of }) => kind === purpose && of === session.account?.email)
          : ownAttempt(
              all.filter(({ kind }) => kind !== 'upgrade' && isPaidFor(kind)),
              email,
            );
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
