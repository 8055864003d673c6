import type { PaymentNeeds } from '../flows/paymentNeeds.ts';
import type { StoresFor } from '../stores/StoresFor.ts';

/** When whoever pays by a bank, which takes days, can begin: a mail comes first where the brand sends one. */
export function readyText({ brand, payment, texts }: StoresFor<PaymentNeeds>): string {
  if (payment?.isUpgrade) return texts.bankReadyUpgrade;
  return brand.afterSignup === 'activeAccount' ? texts.bankReadyNow : texts.bankReadyByMail;
}
