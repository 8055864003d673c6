import type { readyTexts } from '../../core/texts/en/paying/paymentTexts.ts';
import type { PaymentNeeds } from '../flows/paymentNeeds.ts';
import type { StoresFor } from '../stores/StoresFor.ts';

/** Of a page that offers a method which takes days. */
interface ReadyStores extends Pick<StoresFor<PaymentNeeds>, 'brand' | 'payment'> {
  readonly texts: Readonly<Record<keyof typeof readyTexts, string>>;
}

/** Says when a bank payer can begin, because the payment takes days: now, or after a mail. */
export function readyText({ brand, payment, texts }: ReadyStores): string {
  if (payment?.isUpgrade) return texts.bankReadyUpgrade;
  return brand.afterSignup === 'activeAccount' ? texts.bankReadyNow : texts.bankReadyByMail;
}
