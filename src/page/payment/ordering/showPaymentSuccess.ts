import { outcomeTexts } from '../../../core/texts/en/paying/payingTexts.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import type { PaymentContext } from '../../flows/paymentNeeds.ts';
import type { Landed } from '../../flows/success/landed.ts';
import { showSuccess } from '../../flows/success/showSuccess.ts';
import { requirePaymentForm } from '../paymentFormOf.ts';

/**
 * Shows that the payment is done, what was paid, and what comes next. A trial only stores the card,
 * so it is shown as a sign-up. An answer without an amount is a success too. A counted order is not
 * counted again.
 */
export function showPaymentSuccess(
  context: PaymentContext,
  outcome: Landed,
  isCounted: boolean,
): void {
  const { modal } = context.stores;
  const texts = { ...outcomeTexts, ...context.stores.texts };
  const { completion: next, paymentType, redirectUrl, told, totalAmountPaid } = outcome;
  const link = redirectUrl !== null && { link: { text: texts.successContinue, href: redirectUrl } };
  if (next === 'upgraded') {
    modal.openSuccess({
      heading: texts.upgradeDoneHeading,
      text: texts.paymentProcessedNote,
      receipt: { told, awaitsBank: false },
      ...link,
    });
  } else {
    showSuccess(context, { completion: next, redirectUrl, told }, isCounted);
  }
  if (totalAmountPaid === null || totalAmountPaid === 0) return;
  if (!isCounted) context.providers.sendEvent({ name: 'payment_success', paid: totalAmountPaid });
  const form = requirePaymentForm(context.stores);
  const { submitted } = form.wordsOf(paymentType ?? form.method);
  const signedUp = next === 'upgraded' ? null : modal.message;
  modal.openSuccess({
    heading: signedUp?.heading ?? texts.upgradeDoneHeading,
    text: texts.paymentProcessed,
    notes: [
      ...(submitted
        ? [formatText(texts[submitted], { amount: context.stores.money(totalAmountPaid) })]
        : []),
      texts.paymentProcessedNote,
      ...(signedUp ? [signedUp.text] : []),
    ],
    ...link,
    receipt: { told, awaitsBank: submitted !== null },
  });
}
