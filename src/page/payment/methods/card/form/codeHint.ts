import { formatText } from '../../../../../core/texts/formatText.ts';
import type { Texts } from '../../../../../core/texts/textsFor.ts';
import type { CardStore } from '../CardStore.ts';

/** Where the security code stands: most have it on the back, those of four digits on the front. */
export function codeHint({ cardType }: Pick<CardStore, 'cardType'>, texts: Texts): string {
  const digits = cardType?.codeLength ?? 3;
  return formatText(digits === 4 ? texts.cvvOnFront : texts.cvvOnBack, { digits });
}
