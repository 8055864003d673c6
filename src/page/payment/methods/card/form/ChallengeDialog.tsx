import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { challengeTexts } from '../../../../../core/texts/en/paying/paymentTexts.ts';
import { useStores } from '../../../../stores/StoresContext.ts';
import { Dialog } from '../../../../ui/Dialog.tsx';
import type { CardFormFlows } from '../createCardFlows.ts';
import styles from './ChallengeDialog.module.css';

/** The bank's challenge in a dialog of the page. Closing it ends the payment attempt. */
export const ChallengeDialog = observer(function ChallengeDialog({
  flows,
}: {
  readonly flows: CardFormFlows | null;
}) {
  const texts = { ...challengeTexts, ...useStores().texts };
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (place.current) flows?.challengeShown(place.current);
  }, [flows]);

  return (
    <Dialog
      kind="reading"
      title={texts.challengeTitle}
      closeLabel={texts.challengeClose}
      onClose={() => flows?.challengeClosed()}
      staysOpen
    >
      <p className={styles['note']}>{texts.challengeNote}</p>
      <div className={styles['bank']} ref={place} />
    </Dialog>
  );
});
