import type { PaymentNeeds } from '../flows/paymentNeeds.ts';
import type { StoresFor } from '../stores/StoresFor.ts';

/** Says when a bank payer can begin, because the payment takes days: now, or after a mail. */
export function readyText({ brand, payment, texts }: StoresFor<PaymentNeeds>): string {
  if (payment?.isUpgrade) return texts.bankReadyUpgrade;
  return brand.afterSignup === 'activeAccount' ? texts.bankReadyNow : texts.bankReadyByMail;
}
