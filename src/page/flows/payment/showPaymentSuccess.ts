import { formatText } from '../../../core/texts/formatText.ts';
import type { OrderOutcome } from '../../providers/calls/placeOrder.ts';
import type { FlowContext } from '../FlowContext.ts';
import { showSuccess } from '../showSuccess.ts';

/**
 * Shows that the payment is done, what was paid, and what comes next. A trial, whose card is only kept,
 * is announced as a sign-up. Serves Specification 3.4.9, 7.0.13 and 9.0.7.
 */
export function showPaymentSuccess(context: FlowContext, outcome: OrderOutcome): void {
  const { modal, payment, texts } = context.stores;
  const { completion, paymentType, redirectUrl, totalAmountPaid } = outcome;
  if (completion !== 'upgraded') showSuccess(context, { completion, redirectUrl });
  if (totalAmountPaid === null || totalAmountPaid === 0) return;
  context.providers.sendEvent({ name: 'payment_success', paid: totalAmountPaid });
  const signedUp = completion === 'upgraded' ? null : modal.message;
  modal.openSuccess({
    heading: signedUp?.heading ?? texts.upgradeDoneHeading,
    text: texts.paymentProcessed,
    notes: [
      formatText(
        (paymentType ?? payment?.method) === 'CC' ? texts.amountPaid : texts.amountSubmitted,
        {
          amount: context.stores.money(totalAmountPaid),
        },
      ),
      texts.paymentProcessedNote,
      ...(signedUp ? [signedUp.text] : []),
    ],
    ...(redirectUrl !== null && { link: { text: texts.successContinue, href: redirectUrl } }),
  });
}
