import { observer } from 'mobx-react-lite';
import { useStores } from '../../stores/StoresContext.ts';
import { CardPanel } from './card/CardPanel.tsx';
import { ChallengeDialog } from './card/ChallengeDialog.tsx';
import { MethodPicker } from './MethodPicker.tsx';
import styles from './PaymentMethod.module.css';

/**
 * How to pay: the ways that the brand offers, and the form of the one chosen. A card stays typed in
 * while another way is looked at. Serves Specification 2.3.2, 2.3.7 and 4.0.1.
 */
export const PaymentMethod = observer(function PaymentMethod() {
  const { payment, texts } = useStores();
  if (!payment) return null;
  return (
    <section className={styles['payment']} aria-labelledby="payment-title">
      <h2 className={styles['title']} id="payment-title">
        {texts.paymentTitle}
      </h2>
      {payment.methods.length > 1 ? <MethodPicker payment={payment} /> : null}
      {payment.methods.includes('CC') ? (
        <div hidden={payment.method !== 'CC'}>
          <CardPanel card={payment.card} />
        </div>
      ) : null}
      {payment.card.isChallenged ? <ChallengeDialog /> : null}
    </section>
  );
});
