import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { unreachable } from '../../../core/contract/unreachable.ts';
import type { PaymentMethod as Method, PaymentStore } from '../../stores/PaymentStore.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { BillingNote } from './BillingNote.tsx';
import { BankDebitPanel } from './bank-debit/BankDebitPanel.tsx';
import { CardPanel } from './card/CardPanel.tsx';
import { ChallengeDialog } from './card/ChallengeDialog.tsx';
import { DirectDebitPanel } from './direct-debit/DirectDebitPanel.tsx';
import { MethodPicker } from './MethodPicker.tsx';
import styles from './PaymentMethod.module.css';

/**
 * How to pay: the ways that the brand offers, and the form of the one chosen. Serves Specification
 * 2.3.2, 2.3.7 and 4.0.1.
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
      <Panels payment={payment} />
      <BillingNote />
      {payment.card.isChallenged ? <ChallengeDialog /> : null}
    </section>
  );
});

interface PanelsProps {
  readonly payment: PaymentStore;
}

/** The forms of the ways looked at so far: what was filled in stays while another one is. */
const Panels = observer(function Panels({ payment }: PanelsProps) {
  const { method } = payment;
  const [seen, setSeen] = useState<readonly Method[]>([method]);
  if (!seen.includes(method)) setSeen([...seen, method]);
  return seen.map((one) => (
    <div key={one} hidden={one !== method}>
      <Panel payment={payment} method={one} />
    </div>
  ));
});

function Panel({ payment, method }: PanelsProps & { readonly method: Method }) {
  switch (method) {
    case 'CC':
      return <CardPanel card={payment.card} />;
    case 'ACH':
      return <BankDebitPanel />;
    case 'GC':
      return <DirectDebitPanel />;
    default:
      return unreachable(method);
  }
}
