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
interface TimingStores extends Pick<StoresFor<PaymentNeeds>, 'brand' | 'payment' | 'purpose'> {
  readonly texts: Readonly<Record<keyof typeof readyTexts, string>>;
}

/**
 * Says when a bank's payment leaves the account, and when its payer can start, because it takes
 * days: now, or after a mail. A trial's follows its end. `timing`: the method's text for a payment
 * that is due today.
 */
export function timingText(stores: TimingStores, timing: string): string {
  const { brand, payment, purpose, texts } = stores;
  if (purpose === 'freeTrial') return texts.bankReadyTrial;
  const atOnce = brand.afterSignup === 'activeAccount' ? texts.bankReadyNow : texts.bankReadyByMail;
  return formatText(timing, { ready: payment?.isUpgrade ? texts.bankReadyUpgrade : atOnce });
}
