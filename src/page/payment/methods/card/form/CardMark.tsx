import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { formatText } from '../../../../../core/texts/formatText.ts';
import { useStores } from '../../../../stores/StoresContext.ts';
import { LiveRegion } from '../../../../ui/messages/LiveRegion.tsx';
import type { MethodNeeds } from '../../methodNeeds.ts';
import type { CardStore } from '../CardStore.ts';
import styles from './CardMark.module.css';

/** Loads the drawings after the fields. Shows a neutral card until they arrive, and where they fail. */
const CardMarks = lazy(() =>
  import('./marks/CardMarks.tsx').then(
    (module) => ({ default: module.CardMarks }),
    () => ({ default: AnyCard }),
  ),
);

/** At the number's end the marks of the cards that are taken, and once it is known that of the card. */
export const CardMark = observer(function CardMark({ card }: { readonly card: CardStore }) {
  const { texts } = useStores<MethodNeeds<'CC'>>();
  const { accepted, cardType } = card;
  const isKnown = accepted.length > 0 || cardType !== null;
  return (
    <>
      <span className={styles['marks']} aria-hidden="true">
        {isKnown ? (
          <Suspense fallback={<AnyCard />}>
            <CardMarks detected={cardType?.name ?? null} accepted={accepted} />
          </Suspense>
        ) : (
          <AnyCard />
        )}
      </span>
      <LiveRegion text={cardType ? formatText(texts.cardType, { name: cardType.name }) : ''} />
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
