import type { AnalyticsEvent } from '../../../core/contract/generated/calls.ts';
import type {
  FaultTag,
  PaymentFailureText,
  PaymentFault,
} from '../../../core/rules/errors/payment/PaymentFault.ts';
import { PAYMENT_FAILURE_TEXTS } from '../../../core/rules/errors/payment/PaymentFault.ts';
import type { FlowContext } from '../FlowContext.ts';
import { trackEvent } from '../trackEvent.ts';
import { faultyFields } from './faultyFields.ts';
import { PaymentReport } from './PaymentReport.ts';

/** The failure events of Specification 4.0.11. */
const EVENTS = {
  cardForm: 'hosted_fields_failure',
  tokenization: 'hosted_fields_failure',
  threeDSecure: 'three_d_secure_failure',
  bankDebit: 'payment_failure',
  directDebit: 'payment_failure',
  cardProvider: 'payment_failure',
  payment: 'payment_failure',
} as const satisfies Record<FaultTag, AnalyticsEvent['name']>;

/**
 * Shows what kept a payment from coming about: beside its fields, or in the failure modal. It is
 * counted, and what is wrong with the page or its settings is reported as well. Nothing is charged.
 * Serves Specification 4.0.11, 7.0.9, 8.4.2, 8.4.4 and 8.4.5.
 */
export function showPaymentFault(context: FlowContext, fault: PaymentFault, cause: unknown): void {
  const { payment, submit } = context.stores;
  if (fault.severity === 'error' || fault.severity === 'fatal') {
    context.providers.report(new PaymentReport(fault, cause));
  }
  trackEvent(context, EVENTS[fault.tag], fault.code);
  const shown = payment?.fields ?? [];
  const problems = faultyFields(fault, payment?.method ?? 'CC', shown);
  for (const { field, code } of problems) payment?.showError(field, code);
  if (problems.length > 0) submit.showProblems(problems);
  const text = PAYMENT_FAILURE_TEXTS.find((key) => key === fault.seen);
  if (text) openFailure(context, text);
}

function openFailure({ stores }: FlowContext, text: PaymentFailureText): void {
  const { texts, modal, payment, submit } = stores;
  const code = text === 'threeDSecureFailed' ? 'THREE_D_SECURE_FAILED' : 'PAYMENT_DECLINED';
  submit.showFailure(code);
  const heading = payment?.failureWords(code)[0] ?? 'failureHeading';
  modal.openFailure({ heading: texts[heading], text: texts[text] });
}
