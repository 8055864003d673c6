import { formatText } from '../../../../../core/texts/formatText.ts';
import type { MethodTexts } from '../../methodNeeds.ts';
import type { CardStore } from '../CardStore.ts';

/**
 * Says which cards are taken, for a reader who does not see their marks; null while it is not known.
 * They are names behind a colon, with a comma between them. The browser's own list would join the last
 * one by a word, and holds a slow phone for 50 ms as it is made, while somebody may be typing.
 */
export function acceptedText(
  { accepted }: Pick<CardStore, 'accepted'>,
  texts: Pick<MethodTexts<'CC'>, 'cardsAccepted'>,
): string | null {
  return accepted.length === 0
    ? null
    : formatText(texts.cardsAccepted, { cards: accepted.join(', ') });
}
