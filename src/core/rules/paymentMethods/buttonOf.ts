import type { SignupType } from '../../contract/generated/brand.ts';
import type { PaymentMethodWords } from './paymentMethodWords.ts';

/**
 * Which of the brand's button texts a page shows: the selected payment method's, if it has one. A
 * trial keeps its own, because nothing is paid when it starts (9.0.7).
 */
export function buttonOf(
  purpose: SignupType | 'upgrade',
  ofMethod: PaymentMethodWords['button'] | undefined,
): SignupType | 'upgrade' | 'directDebit' {
  return purpose === 'freeTrial' ? purpose : (ofMethod ?? purpose);
}
