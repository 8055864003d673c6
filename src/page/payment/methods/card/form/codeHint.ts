import { formatText } from '../../../../../core/texts/formatText.ts';
import type { PaymentPageTexts } from '../../../../flows/paymentNeeds.ts';
import type { CardStore } from '../CardStore.ts';

/** Where the security code stands: most have it on the back, those of four digits on the front. */
export function codeHint(
  { cardType }: Pick<CardStore, 'cardType'>,
  texts: PaymentPageTexts,
): string {
  const digits = cardType?.codeLength ?? 3;
  return formatText(digits === 4 ? texts.cvvOnFront : texts.cvvOnBack, { digits });
}
