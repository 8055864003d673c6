import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { PaymentNeeds } from '../../flows/paymentNeeds.ts';
import type { PaymentFormStore } from '../../payment/PaymentFormStore.ts';
import { paymentFormOf } from '../../payment/paymentFormOf.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { BillingNote } from './BillingNote.tsx';
import { MethodPicker } from './MethodPicker.tsx';
import styles from './PaymentMethod.module.css';

/** How to pay: the offered methods, and the form of the selected one. */
export const PaymentMethod = observer(function PaymentMethod() {
  const stores = useStores<PaymentNeeds>();
  const payment = paymentFormOf(stores);
  if (!payment) return null;
  return (
    <section className={styles['payment']} aria-labelledby="payment-title">
      <h2 className={styles['title']} id="payment-title">
        {stores.texts.paymentTitle}
      </h2>
      {payment.methods.length > 1 ? <MethodPicker payment={payment} /> : null}
      <Forms payment={payment} />
      <BillingNote />
    </section>
  );
});

/** The forms of the methods selected so far. Each keeps its values while another one is selected. */
const Forms = observer(function Forms({ payment }: { readonly payment: PaymentFormStore }) {
  const { method } = payment;
  const [seen, setSeen] = useState([method]);
  if (!seen.includes(method)) setSeen([...seen, method]);
  return seen.map((one) => (
    <div key={one} hidden={one !== method}>
      {payment.form(one).render()}
    </div>
  ));
});
