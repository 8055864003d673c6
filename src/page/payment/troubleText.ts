import { unreachable } from '../../core/contract/unreachable.ts';
import type { PaymentPageTexts } from '../flows/paymentNeeds.ts';
import type { LoadTrouble } from './FormReadiness.ts';

/** Why a way to pay could not be loaded, and what to do about it. `form` words what is known of no more than that. */
export function troubleText(trouble: LoadTrouble, texts: PaymentPageTexts, form: string): string {
  switch (trouble) {
    case 'offline':
      return texts.offline;
    case 'robotCheck':
      return texts.paymentCheckFailed;
    case 'form':
      return form;
    default:
      return unreachable(trouble);
  }
}
