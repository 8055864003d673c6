import { unreachable } from '../../core/contract/unreachable.ts';
import type { readyTexts } from '../../core/texts/en/paying/paymentTexts.ts';
import { formatDuration } from '../../core/texts/formatDuration.ts';
import { formatText } from '../../core/texts/formatText.ts';
import type { PaymentNeeds } from '../flows/paymentNeeds.ts';
import type { StoresFor } from '../stores/StoresFor.ts';
import type { LoadTrouble } from './FormReadiness.ts';

/** Whether only a reload helps. */
export function needsReload(trouble: LoadTrouble): boolean {
  return typeof trouble === 'object' && 'reload' in trouble;
}

/**
 * Returns why a payment method could not be loaded, and what to do. `form` is the text for an
 * unknown reason.
 */
export function troubleText(
  trouble: LoadTrouble,
  { brand, texts }: Pick<StoresFor<PaymentNeeds>, 'brand' | 'texts'>,
  form: string,
): string {
  if (typeof trouble === 'object') {
    if ('reload' in trouble) return trouble.reload;
    const { busyFor } = trouble;
    const time = busyFor === null ? texts.aFewMinutes : formatDuration(busyFor, brand.locale);
    return `${texts.paymentBusy} ${formatText(texts.tryAgainIn, { time })}`;
  }
  switch (trouble) {
    case 'offline':
      return texts.offline;
    case 'robotCheck':
      return formatText(texts.paymentCheckFailed, { support: brand.support.email });
    case 'ours':
      return formatText(texts.paymentFormOurs, { support: brand.support.email });
    case 'form':
      return form;
    default:
      return unreachable(trouble);
  }
}

/** The stores of a page that offers a method which takes days. */
interface ReadyStores extends Pick<StoresFor<PaymentNeeds>, 'brand' | 'payment'> {
  readonly texts: Readonly<Record<keyof typeof readyTexts, string>>;
}

/** Says when the payer of a bank debit can start, because the payment takes days: now, or after a mail. */
export function readyText({ brand, payment, texts }: ReadyStores): string {
  if (payment?.isUpgrade) return texts.bankReadyUpgrade;
  return brand.afterSignup === 'activeAccount' ? texts.bankReadyNow : texts.bankReadyByMail;
}
