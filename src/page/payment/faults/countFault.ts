import type { AnalyticsEvent } from '../../../core/contract/generated/calls.ts';
import type { FaultTag, PaymentFault } from '../../../core/rules/errors/payment/PaymentFault.ts';
import type { PaymentContext } from '../../flows/paymentNeeds.ts';
import { PaymentReport } from '../../flows/reporting/PaymentReport.ts';
import { trackEvent } from '../../flows/trackEvent.ts';

/** The failure event of each step of paying. */
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
 * Counts a payment fault. A fault of the page or its settings is also reported; the visitor's
 * choice, a blocker or the network is not, because operators cannot fix those.
 */
export function countFault(context: PaymentContext, fault: PaymentFault, cause: unknown): void {
  if (fault.severity === 'error' || fault.severity === 'fatal') {
    context.providers.report(new PaymentReport(fault, cause));
  }
  trackEvent(context, EVENTS[fault.tag], fault.code);
}
