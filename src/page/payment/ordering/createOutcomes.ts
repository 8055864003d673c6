import { unreachable } from '../../../core/contract/unreachable.ts';
import { payingErrorCode } from '../../../core/rules/errors/payment/paymentCatalogue.ts';
import { checkingTexts } from '../../../core/texts/en/paying/checkingTexts.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import { lateTextsOf } from '../../../core/texts/lateTextsOf.ts';
import { createChecking } from '../../flows/attempts/createChecking.ts';
import type { Doubt } from '../../flows/attempts/Doubt.ts';
import { handleRefusal } from '../../flows/failures/handleRefusal.ts';
import type { Refusal } from '../../flows/failures/Refusal.ts';
import { STOPPED, type SubmitResult } from '../../flows/Ordering.ts';
import type { PaymentSteps } from '../../flows/PaymentSteps.ts';
import type { PaymentContext } from '../../flows/paymentNeeds.ts';
import { landed } from '../../flows/success/landed.ts';
import type { Attempts } from '../../providers/attempts/createAttempts.ts';
import type { KeptAttempt } from '../../providers/attempts/KeptAttempt.ts';
import type { OrderOutcome } from '../../providers/calls/placeOrder.ts';
import { showPaymentRefusal } from '../faults/showPaymentFault.ts';
import { sayWhatWasCharged } from './sayWhatWasCharged.ts';
import { showPaymentSuccess } from './showPaymentSuccess.ts';

export interface OutcomeParts {
  readonly attempts: Attempts;
  readonly captcha: PaymentSteps['captcha'];
  /** Tells the methods that the server has refused an order for good. */
  readonly refused: (message: string) => void;
}

/** The possible outcomes of a payment attempt. Each one is shown to the visitor. */
export interface Outcomes {
  readonly succeed: (key: string, outcome: OrderOutcome) => SubmitResult;
  /** The server's final refusal. The next try is a new attempt. */
  readonly refuse: (attempt: KeptAttempt, refusal: Refusal, isVisible: boolean) => SubmitResult;
  /**
   * Asks until the outcome is known, and shows why it is unknown. `neverBegan` handles an attempt
   * that did not reach the server: nothing was charged.
   */
  readonly follow: (
    attempt: KeptAttempt,
    doubt: Doubt,
    neverBegan: () => void,
  ) => Promise<SubmitResult>;
  /** The session has ended: only a reload can tell whether the order was placed before. */
  readonly loseSession: (attempt: KeptAttempt, mayBePlaced: boolean) => Promise<SubmitResult>;
  /** Shows a refusal that is not final. */
  readonly show: (attempt: KeptAttempt, refusal: Refusal, isVisible?: boolean) => SubmitResult;
}

export function createOutcomes(
  context: PaymentContext,
  { attempts, captcha, refused }: OutcomeParts,
): Outcomes {
  const { brand, contact, modal, submit, texts } = context.stores;
  const words = lateTextsOf(brand, 'checking', checkingTexts);
  const check = createChecking(context, (kind) => ({
    ...words,
    leave: kind === 'upgrade' ? words.leaveUpgrade : words.leave,
  }));

  function show({ method }: KeptAttempt, refusal: Refusal, isVisible = false): SubmitResult {
    const code = payingErrorCode(refusal.message);
    const { switchToCheckbox } = captcha();
    const sent = { email: contact.email.address, isVisible, switchToCheckbox };
    if (code) showPaymentRefusal(context, { code, method, decline: refusal.data?.decline ?? null });
    const waitsForTick = code === null && handleRefusal(context, refusal, sent);
    sayWhatWasCharged(context, refusal);
    return { done: false, waitsForTick };
  }

  function refuse(attempt: KeptAttempt, refusal: Refusal, isVisible: boolean): SubmitResult {
    attempts.end(attempt.key);
    refused(refusal.message);
    return show(attempt, refusal, isVisible);
  }

  /** `isOpen`: the order is followed, and no page has counted it, even if it is an earlier one. */
  function succeed(key: string, outcome: OrderOutcome, isOpen = false): SubmitResult {
    attempts.end(key);
    const arrived = landed(context, outcome);
    return {
      done: true,
      announce: (isEarlier = false) => showPaymentSuccess(context, arrived, isEarlier && !isOpen),
      redirectUrl: arrived.redirectUrl,
      told: arrived.told,
    };
  }

  async function loseSession({ key }: KeptAttempt, mayBePlaced: boolean): Promise<SubmitResult> {
    if (!mayBePlaced) {
      attempts.end(key);
      const { sayReload } = await import('../../flows/failures/sayReload.ts');
      sayReload(context, [words.nothingCharged]);
      return STOPPED;
    }
    // The payment may have succeeded, so the attempt stays kept, and the page must not say that the
    // account was not created.
    modal.openChecking({
      heading: words.ended,
      text: words.endedText,
      link: { text: texts.reloadPage, href: '' },
    });
    return STOPPED;
  }

  /** A session is not told the outcome of another session's attempt. */
  function admitUnknown({ key, kind, email }: KeptAttempt): void {
    attempts.end(key);
    const [heading, text] =
      kind === 'upgrade'
        ? [words.unknownUpgrade, words.unknownUpgradeText]
        : [words.unknown, words.unknownText];
    submit.showFailure('SESSION_DOES_NOT_EXIST');
    // Does not offer another payment.
    modal.openChecking({
      heading,
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
      const settled = await check(attempt, doubt);
      const isOpen = attempts.kept().some(({ key }) => key === attempt.key);
      switch (settled.kind) {
        case 'done':
          return succeed(attempt.key, settled.outcome, isOpen);
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
