import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { buttonOf } from '../../../../../core/rules/paymentMethods/buttonOf.ts';
import { formatText } from '../../../../../core/texts/formatText.ts';
import { useStores } from '../../../../stores/StoresContext.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { Notice } from '../../../../ui/messages/Notice.tsx';
import { timingText } from '../../../methodTexts.ts';
import type { MethodNeeds } from '../../methodNeeds.ts';
import type { DirectDebitFlows } from '../createDirectDebitFlows.ts';
import type { DirectDebitStore } from '../DirectDebitStore.ts';
import styles from './DirectDebitForm.module.css';

/**
 * Explains Direct Debit before the visitor authorises a mandate in the provider's form, and shows
 * the state of it.
 */
export const DirectDebitForm = observer(function DirectDebitForm({
  store: directDebit,
  flows,
}: {
  readonly store: DirectDebitStore;
  readonly flows: DirectDebitFlows | null;
}) {
  const stores = useStores<MethodNeeds<'GC'>>();
  const { brand, contact, payment, purpose, session, texts } = stores;
  const email = session.account?.email ?? contact.email.address;
  const button = brand.buttons[buttonOf(purpose, payment?.button)];

  // Loads the provider's script while the form is filled in.
  useEffect(() => flows?.directDebitShown(), [flows]);

  return (
    <div className={styles['panel']}>
      <div>
        <p>{formatText(texts.directDebitIntro, { button })}</p>
        <div className={styles['state']} aria-live="polite">
          {directDebit.isSetUpFor(email) ? (
            <Notice tone="success">{formatText(texts.directDebitSetUp, { button })}</Notice>
          ) : directDebit.wasLeft ? (
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
      <p className={styles['soft']}>{timingText(stores, texts.directDebitTiming)}</p>
    </div>
  );
});
