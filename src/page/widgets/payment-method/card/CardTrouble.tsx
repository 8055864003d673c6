import { observer } from 'mobx-react-lite';
import { useFlows } from '../../../flows/FlowsContext.ts';
import type { CardStore } from '../../../stores/CardStore.ts';
import { useStores } from '../../../stores/StoresContext.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import styles from './CardPanel.module.css';

/** In place of the card's fields: that they could not be had, or that the robot check comes first. */
export const CardTrouble = observer(function CardTrouble({ card }: { readonly card: CardStore }) {
  const { texts } = useStores();
  const flows = useFlows();
  if (card.readiness === 'waiting') {
    return (
      <div className={styles['trouble']}>
        <Notice tone="info">
          <p>{texts.cardWaiting}</p>
          <p>
            <a href="#robotCheck">{texts.cardToRobotCheck}</a>
          </p>
        </Notice>
      </div>
    );
  }
  if (card.readiness !== 'failed') return null;
  return (
    <div className={styles['trouble']} role="alert">
      <Notice tone="danger">
        <p>{texts.cardFailed}</p>
        <Button variant="text" onClick={() => void flows.payment?.cardRetried()}>
          {texts.tryAgain}
        </Button>
      </Notice>
    </div>
  );
});
