import { observer } from 'mobx-react-lite';
import { useStores } from '../../../../stores/StoresContext.ts';
import { LiveRegion } from '../../../../ui/messages/LiveRegion.tsx';
import type { MethodNeeds } from '../../methodNeeds.ts';
import type { CardStore } from '../CardStore.ts';
import styles from './CardMark.module.css';

/** The kind of card in words at the number's end, or the drawing of any card. */
export const CardMark = observer(function CardMark({ card }: { readonly card: CardStore }) {
  const { texts } = useStores<MethodNeeds<'CC'>>();
  const { cardType } = card;
  const name = cardType ? (SHORT[cardType.type] ?? cardType.name) : null;
  return (
    <span className={styles['mark']}>
      {name ? (
        <span className={styles['name']} aria-hidden="true" key={name}>
          {name}
        </span>
      ) : (
        <svg width="28" height="20" viewBox="0 0 28 20" fill="none" aria-hidden="true">
          <rect x="0.75" y="0.75" width="26.5" height="18.5" rx="3.25" stroke="currentColor" />
          <path d="M1 6h26" stroke="currentColor" strokeWidth="3" />
          <path d="M5 14h6" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
        </svg>
      )}
      <LiveRegion text={cardType ? `${texts.cardType}: ${cardType.name}` : ''} />
    </span>
  );
});

/** What is long to write in a field's end. */
const SHORT: Readonly<Record<string, string>> = {
  'american-express': 'Amex',
  'diners-club': 'Diners',
};
