import { formatText } from '../../../../../core/texts/formatText.ts';
import { keptFormats } from '../../../../../core/texts/keptFormats.ts';
import type { MethodTexts } from '../../methodNeeds.ts';
import type { CardStore } from '../CardStore.ts';

const listsIn = keptFormats(
  (locale: string) => new Intl.ListFormat(locale, { type: 'conjunction' }),
);

/** Says which cards are taken, for a reader who does not see their marks; null while it is not known. */
export function acceptedText(
  { accepted }: Pick<CardStore, 'accepted'>,
  texts: Pick<MethodTexts<'CC'>, 'cardsAccepted'>,
  locale: string,
): string | null {
  if (accepted.length === 0) return null;
  const cards = listsIn(locale).format(accepted);
  return formatText(texts.cardsAccepted, { cards });
}
