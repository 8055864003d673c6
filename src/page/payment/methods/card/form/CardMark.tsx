import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { formatText } from '../../../../../core/texts/formatText.ts';
import { useStores } from '../../../../stores/StoresContext.ts';
import { LiveRegion } from '../../../../ui/messages/LiveRegion.tsx';
import type { MethodNeeds } from '../../methodNeeds.ts';
import { isAcceptedCard } from '../acceptedCards.ts';
import type { CardStore } from '../CardStore.ts';
import { acceptedText } from './acceptedText.ts';
import styles from './CardMark.module.css';

/** Loads the drawings after the fields. Shows a neutral card until then, and if they fail to load. */
const CardMarks = lazy(() =>
  import('./marks/CardMarks.tsx').then(
    (module) => ({ default: module.CardMarks }),
    () => ({ default: AnyCard }),
  ),
);

/**
 * The marks of the accepted cards beside the number, and once it is known that of the card. For a
 * card that is not accepted, a message says so and the marks show the alternatives.
 */
export const CardMark = observer(function CardMark({ card }: { readonly card: CardStore }) {
  const { texts } = useStores<MethodNeeds<'CC'>>();
  const { accepted, cardType } = card;
  const isTaken = cardType !== null && isAcceptedCard(cardType.name, accepted);
  const detected = isTaken ? cardType.name : null;
  const label = acceptedText(card, texts);
  const isKnown = accepted.length > 0 || cardType !== null;
  return (
    <>
      <span
        className={styles['marks']}
        {...(label === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      >
        {isKnown ? (
          <Suspense fallback={<AnyCard />}>
            <CardMarks detected={detected} accepted={accepted} />
          </Suspense>
        ) : (
          <AnyCard />
        )}
      </span>
      <LiveRegion text={detected === null ? '' : formatText(texts.cardType, { name: detected })} />
    </>
  );
});

function AnyCard() {
  return (
    <svg width="28" height="20" viewBox="0 0 28 20" fill="none">
      <rect x="0.75" y="0.75" width="26.5" height="18.5" rx="3.25" stroke="currentColor" />
      <path d="M1 6h26" stroke="currentColor" strokeWidth="3" />
      <path d="M5 14h6" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
}
