import { formatList } from '../../../../../core/texts/formatList.ts';
import { formatText } from '../../../../../core/texts/formatText.ts';
import type { MethodTexts } from '../../methodNeeds.ts';
import type { CardStore } from '../CardStore.ts';

/** Says which cards are taken, for a reader who does not see their marks; null while it is not known. */
export function acceptedText(
  { accepted }: Pick<CardStore, 'accepted'>,
  texts: Pick<MethodTexts<'CC'>, 'cardsAccepted'>,
  locale: string,
): string | null {
  if (accepted.length === 0) return null;
  return formatText(texts.cardsAccepted, { cards: formatList(accepted, locale) });
}
