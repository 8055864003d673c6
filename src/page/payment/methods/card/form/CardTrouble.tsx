import { observer } from 'mobx-react-lite';
import { useStores } from '../../../../stores/StoresContext.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { ReloadLink } from '../../../../ui/ReloadLink.tsx';
import { Spinner } from '../../../../ui/Spinner.tsx';
import { needsReload, troubleText } from '../../../methodTexts.ts';
import type { MethodNeeds } from '../../methodNeeds.ts';
import type { CardStore } from '../CardStore.ts';
import type { CardFormFlows } from '../createCardFlows.ts';
import styles from './CardTrouble.module.css';

/**
 * Shown in place of the card's fields: the submission waits for them, they failed to load, or the
 * captcha comes first.
 */
export const CardTrouble = observer(function CardTrouble({
  card,
  flows,
}: {
  readonly card: CardStore;
  readonly flows: CardFormFlows | null;
}) {
  const stores = useStores<MethodNeeds<'CC'>>();
  const { submit, texts } = stores;
  if (submit.isBusy && (card.readiness === 'loading' || card.readiness === 'notNeeded')) {
    return (
      <div className={styles['trouble']}>
        <Spinner />
        <p>{texts.cardLoading}</p>
      </div>
    );
  }
  if (card.readiness === 'waiting') {
    return (
      <div className={styles['trouble']}>
        <Icon name="info" size={24} />
        <p>{texts.cardWaiting}</p>
        <a href="#robotCheck">{texts.cardToRobotCheck}</a>
      </div>
    );
  }
  if (card.readiness !== 'failed') return null;
  return (
    <div className={styles['trouble']} data-tone="danger" role="alert">
      <Icon name="alert" size={24} />
      <p>{troubleText(card.trouble, stores, texts.cardFailed)}</p>
      {needsReload(card.trouble) ? (
        <ReloadLink>{texts.reloadPage}</ReloadLink>
      ) : (
        <Button
          variant="secondary"
          onClick={() => {
            submit.requestFocus('CC-status');
            void flows?.cardRetried();
          }}
        >
          {texts.tryAgain}
        </Button>
      )}
    </div>
  );
});
