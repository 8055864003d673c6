import type { DeclineReason } from '../../../core/contract/DeclineReason.ts';
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
import type { PaymentMethod } from '../../stores/PaymentStore.ts';
import { requirePaymentForm } from '../paymentFormOf.ts';
import { countFault } from './countFault.ts';
import { faultyFields } from './faultyFields.ts';
import { markDecline } from './markDecline.ts';

const PLAIN_WORDS = ['failureHeading', 'failureMessage'] as const;

/** A fault in paying, with the way to pay that it happened to and what it came from. */
export interface FailedPayment {
  readonly fault: PaymentFault;
  readonly method: PaymentMethod;
  readonly cause: unknown;
}

/**
 * Shows what kept a payment from coming about: beside its fields, or in the failure modal. It is
 * counted, and what is wrong with the page or its settings is reported as well. Nothing is charged.
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

/** What the server says of a payment. */
export interface PaymentRefused {
  readonly code: PayingErrorCode;
  readonly method: PaymentMethod | null;
  /** Why the bank declined it; null where no bank did, or that is not known. */
  readonly decline: DeclineReason | null;
}

/** Shows what the server says of a payment that did not come about, and counts it. */
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
  // Another try cannot help: the account's page says what it has, and for whom.
  const link = { text: texts.successContinue, href: '/account' };
  if (code === 'PLAN_CHANGED') modal.openChecking({ ...message, link });
  else if (code === 'UNAUTHORISED_USER_ROLE') modal.openFailure({ ...message, link });
  else modal.openFailure({ ...message, method });
}
