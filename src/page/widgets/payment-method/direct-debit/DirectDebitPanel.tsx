import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { formatText } from '../../../../core/texts/formatText.ts';
import { useFlows } from '../../../flows/FlowsContext.ts';
import { useStores } from '../../../stores/StoresContext.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { readyText } from '../readyText.ts';
import styles from './DirectDebitPanel.module.css';

/**
 * What a Direct Debit is, before the visitor sets one up in the provider's own form, and how far they
 * are. Serves Specification 3.4.6 and 4.0.9.
 */
export const DirectDebitPanel = observer(function DirectDebitPanel() {
  const stores = useStores();
  const { brand, payment: paying, texts } = stores;
  const { payment } = useFlows();
  const button = brand.buttons.directDebit;

  // The provider's script comes while the form is filled in.
  useEffect(() => {
    payment?.directDebitShown();
    return payment?.directDebitLeft;
  }, [payment]);

  return (
    <div className={styles['panel']}>
      <div>
        <p>{formatText(texts.directDebitIntro, { button })}</p>
        <div className={styles['state']} aria-live="polite">
          {paying?.directDebit.mandate ? (
            <Notice tone="success">{formatText(texts.directDebitSetUp, { button })}</Notice>
          ) : paying?.directDebit.wasLeft ? (
            <Notice tone="info">{formatText(texts.directDebitLeft, { button })}</Notice>
          ) : null}
        </div>
      </div>
      <section className={styles['guarantee']} aria-labelledby="direct-debit-guarantee">
        <h3 className={styles['title']} id="direct-debit-guarantee">
          {texts.guaranteeTitle}
        </h3>
        <ul className={styles['list']}>
          {[texts.guaranteeNotice, texts.guaranteeRefund, texts.guaranteeCancel].map((promise) => (
            <li key={promise}>
              <Icon name="check" size={16} />
              <span>{promise}</span>
            </li>
          ))}
        </ul>
      </section>
      <p className={styles['soft']}>
        {formatText(texts.directDebitTiming, { ready: readyText(stores) })}
      </p>
    </div>
  );
});
