import type { DeclineReason } from '../../../core/contract/DeclineReason.ts';
import type { PaymentMethod } from '../../../core/contract/generated/session.ts';
import type { PayingErrorCode } from '../../../core/rules/errors/PageErrorCode.ts';
import type { PaymentFault } from '../../../core/rules/errors/payment/PaymentFault.ts';
import {
  isFailureText,
  type PaymentFailureText,
} from '../../../core/rules/errors/payment/PaymentFault.ts';
import { outcomeTexts } from '../../../core/texts/en/paying/payingTexts.ts';
import { refusalTexts } from '../../../core/texts/en/paying/refusalTexts.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import type { PaymentContext } from '../../flows/paymentNeeds.ts';
import { trackEvent } from '../../flows/trackEvent.ts';
import { requirePaymentForm } from '../paymentFormOf.ts';
import { countFault } from './countFault.ts';
import { faultyFields } from './faultyFields.ts';
import { markDecline } from './markDecline.ts';

const PLAIN_WORDS = ['failureHeading', 'failureMessage'] as const;

/** The texts of payments that advise to refresh the page. */
const RELOADED: ReadonlySet<string> = new Set(['cardFormFailed', 'paymentFormExpired']);

/** A payment fault with its method and its cause. */
export interface FailedPayment {
  readonly fault: PaymentFault;
  readonly method: PaymentMethod;
  readonly cause: unknown;
}

/**
 * Shows why a payment failed: beside its fields, or in the failure modal. It is counted, and a
 * fault of the page or its settings is also reported. Nothing is charged.
 */
export function showPaymentFault(
  context: PaymentContext,
  { fault, method, cause }: FailedPayment,
): void {
  countFault(context, fault, cause);
  const text = fault.seen;
  if (!isFailureText(text)) {
    const { numberField, store } = requirePaymentForm(context.stores).form(method);
    const problems = faultyFields(text, {
      listed: fault.fields,
      numberField,
      shown: store.fieldNames,
    });
    for (const { field, code } of problems) store.showError(field, code);
    if (problems.length > 0) context.stores.submit.showProblems(problems);
    return;
  }
  const isBank = text === 'threeDSecureFailed';
  openFailure(context, isBank ? 'THREE_D_SECURE_FAILED' : 'PAYMENT_DECLINED', method, text);
}

/** The server's refusal of a payment. */
export interface PaymentRefused {
  readonly code: PayingErrorCode;
  readonly method: PaymentMethod | null;
  /** Why the bank declined it; null if no bank did, or if the reason is unknown. */
  readonly decline: DeclineReason | null;
}

/** Shows and counts the server's refusal of a payment. */
export function showPaymentRefusal(
  context: PaymentContext,
  { code, decline, method }: PaymentRefused,
): void {
  trackEvent(context, 'payment_failure', code);
  openFailure(context, code, method);
  if (code === 'PAYMENT_DECLINED' && method !== null && decline !== null) {
    markDecline(context, method, decline);
  }
}

function openFailure(
  { stores }: PaymentContext,
  code: PayingErrorCode,
  method: PaymentMethod | null,
  text?: PaymentFailureText,
): void {
  const { brand, modal, payment, submit } = stores;
  const texts = { ...refusalTexts, ...outcomeTexts, ...stores.texts };
  submit.showFailure(code);
  const [heading, known] = payment?.failureWords(code, method) ?? PLAIN_WORDS;
  const said = formatText(texts[text ?? known], { support: brand.support.email });
  const message = { heading: texts[heading], text: said };
  // A retry cannot help: the account's page shows the current plan.
  const link = { text: texts.successContinue, href: '/account' };
  if (code === 'PLAN_CHANGED') modal.openChecking({ ...message, link });
  else if (code === 'UNAUTHORISED_USER_ROLE') modal.openFailure({ ...message, link });
  else if (text && RELOADED.has(text)) modal.openFailure({ ...message, method, canReload: true });
  else modal.openFailure({ ...message, method });
}
