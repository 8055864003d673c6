import { observer } from 'mobx-react-lite';
import type { PaymentMethod, PaymentStore } from '../../stores/PaymentStore.ts';
import { useStores } from '../../stores/StoresContext.ts';
import styles from './MethodPicker.module.css';

/** A card, a bank's house: drawn here, for they are used nowhere else. */
const PICTURES: Readonly<Record<PaymentMethod, string>> = {
  CC: 'M3 6.5h18v11H3zM3 10h18M6.5 14.5h4',
  ACH: 'M4 10h16L12 4.5zM6 10v7m4-7v7m4-7v7m4-7v7M4 19.5h16M4 17h16',
  GC: 'M4 10h16L12 4.5zM6 10v7m4-7v7m4-7v7m4-7v7M4 19.5h16M4 17h16',
};

/** The ways to pay, side by side: real radio buttons. Serves Specification 4.0.1. */
export const MethodPicker = observer(function MethodPicker(props: {
  readonly payment: PaymentStore;
}) {
  const { texts } = useStores();
  const { payment } = props;
  return (
    <fieldset>
      <legend className={styles['legend']}>{texts.paymentMethod}</legend>
      <div className={styles['methods']}>
        {payment.methods.map((method) => (
          <label className={styles['method']} key={method}>
            <input
              className={styles['radio']}
              type="radio"
              name="paymentMethod"
              value={method}
              checked={method === payment.method}
              onChange={() => payment.choose(method)}
            />
            <svg
              className={styles['picture']}
              width="20"
              height="20"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinejoin="round"
              strokeLinecap="round"
              aria-hidden="true"
            >
              <path d={PICTURES[method]} />
            </svg>
            <span>{texts[`method${method}`]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
});
