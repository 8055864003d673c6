import { cardKey } from '../../acceptedCards.ts';
import styles from './CardMarks.module.css';
import { CARD_DRAWINGS, type CardDrawing } from './drawings.tsx';

/** How many marks of accepted cards show beside the number. */
const SHOWN = 4;

interface CardMarksProps {
  /** The kind of card of the typed number; null while unknown. */
  readonly detected: string | null;
  /** The kinds of cards that the merchant accepts, by the card provider's names. */
  readonly accepted: readonly string[];
}

/** The marks of the accepted cards, or the one mark of the typed number. Decorative. */
export function CardMarks({ detected, accepted }: CardMarksProps) {
  if (detected !== null) {
    const drawing = drawingOf(detected);
    return drawing ? (
      <Mark drawing={drawing} key={drawing.name} />
    ) : (
      <span className={styles['name']}>{detected}</span>
    );
  }
  const drawings = accepted.flatMap((name) => drawingOf(name) ?? []).slice(0, SHOWN);
  return drawings.map((drawing) => <Mark drawing={drawing} key={drawing.name} />);
}

function drawingOf(name: string): CardDrawing | undefined {
  return CARD_DRAWINGS[cardKey(name)];
}

function Mark({ drawing }: { readonly drawing: CardDrawing }) {
  return (
    <svg
      className={styles['mark']}
      data-card={drawing.name}
      width="32"
      height="20"
      viewBox="0 0 32 20"
    >
      <rect width="32" height="20" rx="3" fill={drawing.ground} />
      {drawing.mark}
      <rect x=".5" y=".5" width="31" height="19" rx="2.5" fill="none" stroke="#0003" />
    </svg>
  );
}
