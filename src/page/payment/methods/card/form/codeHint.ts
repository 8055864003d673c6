import { formatText } from '../../../../../core/texts/formatText.ts';
import type { MethodTexts } from '../../methodNeeds.ts';
import type { CardStore } from '../CardStore.ts';

/** Says where the security code is: on the back of most cards, on the front if it has four digits. */
export function codeHint(
  { cardType }: Pick<CardStore, 'cardType'>,
  texts: MethodTexts<'CC'>,
): string {
  const digits = cardType?.codeLength ?? 3;
  return formatText(digits === 4 ? texts.cvvOnFront : texts.cvvOnBack, { digits });
}
