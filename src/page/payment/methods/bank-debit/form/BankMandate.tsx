import { observer } from 'mobx-react-lite';
import { formatText } from '../../../../../core/texts/formatText.ts';
import { useStores } from '../../../../stores/StoresContext.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { timingText } from '../../../methodTexts.ts';
import type { MethodNeeds } from '../../methodNeeds.ts';
import styles from './BankDebitForm.module.css';

/** The brand's sentence about what the visitor authorises by paying. */
export const BankMandate = observer(function BankMandate() {
  const stores = useStores<MethodNeeds<'ACH'>>();
  const { brand, purpose, texts } = stores;
  const button = brand.buttons[purpose];
  return (
    <section className={styles['mandate']} aria-labelledby="bank-mandate">
      <h3 className={styles['mandateTitle']} id="bank-mandate">
        <Icon name="lock" size={16} />
        {texts.bankMandateTitle}
      </h3>
      <p>{formatText(texts.bankMandateIntro, { button })}</p>
      <blockquote className={styles['quote']}>{brand.payment.mandateText}</blockquote>
      <p className={styles['soft']}>{timingText(stores, texts.bankDebitTiming)}</p>
    </section>
  );
});
