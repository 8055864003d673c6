import { unreachable } from '../../../core/contract/unreachable.ts';
import { payingErrorCode } from '../../../core/rules/errors/payment/paymentCatalogue.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import type { Attempts } from '../../providers/attempts/createAttempts.ts';
import type { KeptAttempt } from '../../providers/attempts/KeptAttempt.ts';
import type { OrderOutcome } from '../../providers/calls/placeOrder.ts';
import type { FlowContext } from '../FlowContext.ts';
import { handleRefusal } from '../handleRefusal.ts';
import type { Carried } from '../Ordering.ts';
import type { Refusal } from '../Refusal.ts';
import { createChecking } from './createChecking.ts';
import type { Doubt } from './Doubt.ts';
import type { PaymentSteps } from './PaymentSteps.ts';
import { sayWhatWasCharged } from './sayWhatWasCharged.ts';
import { showPaymentRefusal } from './showPaymentFault.ts';
import { showPaymentSuccess } from './showPaymentSuccess.ts';

/** Nothing more to be done, and said. */
export const STOPPED: Carried = { done: false, waitsForTick: false };

/** Refusals after which the mandate that the visitor authorised pays for nothing. */
const MANDATE_GONE: readonly string[] = ['MANDATE_NOT_AUTHORISED', 'MANDATE_ALREADY_USED'];

/** What becomes of an attempt at paying, each told to the visitor. */
export interface Outcomes {
  readonly succeed: (key: string, outcome: OrderOutcome) => Carried;
  /** The server's final no: the next try is one of its own. */
  readonly refuse: (attempt: KeptAttempt, refusal: Refusal, isVisible: boolean) => Carried;
  /**
   * Asks until the outcome is known, and says meanwhile why it is not. `neverBegan` tells of one that
   * did not reach the server: nothing was charged.
   */
  readonly follow: (attempt: KeptAttempt, doubt: Doubt, neverBegan: () => void) => Promise<Carried>;
  /** The visitor's session has ended: whether the order was placed before is known only after a reload. */
  readonly loseSession: (attempt: KeptAttempt, mayBePlaced: boolean) => Carried;
  /** Shows a refusal that is no final word. */
  readonly show: (attempt: KeptAttempt, refusal: Refusal, isVisible?: boolean) => Carried;
}

export function createOutcomes(
  context: FlowContext,
  attempts: Attempts,
  captcha: PaymentSteps['captcha'],
): Outcomes {
  const { brand, contact, modal, payment, submit, texts } = context.stores;
  const check = createChecking(context, (email) => ({
    heading: texts.checkingHeading,
    asking: texts.checkingAsking,
    long: texts.checkingLong,
    stay: texts.checkingStay,
    leave: email === '' ? texts.checkingLeaveUpgrade : texts.checkingLeave,
  }));

  function show({ method }: KeptAttempt, refusal: Refusal, isVisible = false): Carried {
    const code = payingErrorCode(refusal.message);
    const { switchToCheckbox } = captcha();
    const sent = { email: contact.email.address, isVisible, switchToCheckbox };
    if (code) showPaymentRefusal(context, code, method);
    const waitsForTick = code === null && handleRefusal(context, refusal, sent);
    sayWhatWasCharged(context, refusal);
    return { done: false, waitsForTick };
  }

  function refuse(attempt: KeptAttempt, refusal: Refusal, isVisible: boolean): Carried {
    attempts.end(attempt.key);
    // The next try has the visitor authorise a new one.
    if (MANDATE_GONE.includes(refusal.message)) payment?.directDebit.forgetMandate();
    return show(attempt, refusal, isVisible);
  }

  function succeed(key: string, outcome: OrderOutcome): Carried {
    attempts.end(key);
    return {
      done: true,
      announce: () => showPaymentSuccess(context, outcome),
      redirectUrl: outcome.redirectUrl,
    };
  }

  function loseSession({ key }: KeptAttempt, mayBePlaced: boolean): Carried {
    if (mayBePlaced) attempts.orphan(key);
    else attempts.end(key);
    modal.openChecking({
      heading: texts.sessionEndedHeading,
      text: mayBePlaced ? texts.sessionEndedText : texts.sessionEndedUnpaidText,
      link: { text: texts.reloadPage, href: '' },
    });
    return STOPPED;
  }

  /** A session is not told of an attempt that another one made. */
  function admitUnknown({ key, email }: KeptAttempt): void {
    attempts.end(key);
    const text = email === '' ? texts.outcomeUnknownUpgradeText : texts.outcomeUnknownText;
    submit.showFailure('SESSION_DOES_NOT_EXIST');
    // Nothing here invites to pay again.
    modal.openChecking({
      heading: texts.outcomeUnknownHeading,
      text: formatText(text, { email, support: brand.support.email }),
      link: { text: texts.reloadPage, href: '' },
    });
  }

  return {
    succeed,
    refuse,
    loseSession,
    show,
    async follow(attempt, doubt, neverBegan) {
      const settled = await check(attempt.key, attempt.email, doubt);
      switch (settled.kind) {
        case 'done':
          return succeed(attempt.key, settled.outcome);
        case 'refused':
          return refuse(attempt, settled.refusal, false);
        case 'sessionEnded':
          return loseSession(attempt, true);
        case 'neverBegan':
          neverBegan();
          return STOPPED;
        case 'notOurs':
          admitUnknown(attempt);
          return STOPPED;
        default:
          return unreachable(settled);
      }
    },
  };
}
