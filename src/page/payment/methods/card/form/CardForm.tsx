import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useStores } from '../../../../stores/StoresContext.ts';
import { LiveRegion } from '../../../../ui/messages/LiveRegion.tsx';
import { Notice } from '../../../../ui/messages/Notice.tsx';
import type { MethodNeeds, MethodTexts } from '../../methodNeeds.ts';
import type { CardStore } from '../CardStore.ts';
import type { CardFormFlows } from '../createCardFlows.ts';
import { CardField } from './CardField.tsx';
import styles from './CardForm.module.css';
import { CardTrouble } from './CardTrouble.tsx';
import { cardSetup } from './cardSetup.ts';
import { whenNear } from './whenNear.ts';

/** A verification preloads it before the bank's challenge: see createVerification. */
const ChallengeDialog = lazy(async () => ({
  default: (await import('./ChallengeDialog.tsx')).ChallengeDialog,
}));

interface CardFormProps {
  readonly store: CardStore;
  readonly flows: CardFormFlows | null;
}

/**
 * The card's form: each field is a frame of the card provider, drawn once its element is near the
 * window. Until then, and after a failure, the form keeps its size.
 */
export const CardForm = observer(function CardForm({ store: card, flows }: CardFormProps) {
  const { brand, texts } = useStores<MethodNeeds<'CC'>>();
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = panel.current;
    if (!flows || !element) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const draw = () => void flows.cardShown(cardSetup(element, card, { brand, texts }));
    const stop = whenNear(element, draw);
    // A frame keeps the colours it was drawn with, so frames without input are drawn again.
    const recolour = () => {
      if (card.readiness !== 'ready' || card.changes) return;
      flows.cardLeft();
      draw();
    };
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', recolour, { signal });
    // The error summary can only link to a frame's element, which moves the focus into the frame.
    const handOn = ({ target }: FocusEvent) => {
      const focused = card.fields.find(({ name }) => target === element.querySelector(`#${name}`));
      if (focused) flows.cardFieldFocused(focused.name);
    };
    // A frame focused while it is being drawn has no field yet to which the browser could scroll.
    const show = () => frameIn(element)?.scrollIntoView?.({ block: 'nearest' });
    element.addEventListener('focusin', handOn, { signal });
    addEventListener('blur', show, { signal });
    return () => {
      leaving.abort();
      stop();
      flows.cardLeft();
    };
  }, [flows, card, brand, texts]);

  return (
    <>
      <div className={styles['panel']} ref={panel} data-readiness={card.readiness}>
        <div className={styles['fields']} data-rests>
          {card.fields.map((field) => (
            <CardField key={field.name} field={field} card={card} />
          ))}
        </div>
        <div className={styles['status']} id="CC-status" tabIndex={-1}>
          <CardTrouble card={card} flows={flows} />
          <LiveRegion text={spoken(card, texts)} />
        </div>
        <div className={styles['left']} aria-live="polite">
          {card.wasLeft ? <Notice tone="info">{texts.challengeLeft}</Notice> : null}
        </div>
      </div>
      {card.isChallenged ? (
        <Suspense>
          <ChallengeDialog flows={flows} />
        </Suspense>
      ) : null}
    </>
  );
});

/** Returns the frame in the panel that has the focus. The window fires 'blur' when a frame takes it. */
function frameIn(panel: HTMLElement): Element | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLIFrameElement && panel.contains(activeElement)
    ? activeElement
    : null;
}

function spoken({ readiness }: CardStore, texts: MethodTexts<'CC'>): string {
  if (readiness === 'loading') return texts.cardLoading;
  return readiness === 'waiting' ? texts.cardWaiting : '';
}
