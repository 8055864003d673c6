import { formatText } from '../../../../../core/texts/formatText.ts';
import type { MethodTexts } from '../../methodNeeds.ts';
import type { CardStore } from '../CardStore.ts';

/**
 * Lists the accepted cards for screen readers; null while they are unknown. The names follow a
 * colon and are separated by commas: creating Intl's list formatter would block a slow phone for 50
 * ms, maybe during typing.
 */
export function acceptedText(
  { accepted }: Pick<CardStore, 'accepted'>,
  texts: Pick<MethodTexts<'CC'>, 'cardsAccepted'>,
): string | null {
  return accepted.length === 0
    ? null
    : formatText(texts.cardsAccepted, { cards: accepted.join(', ') });
}
