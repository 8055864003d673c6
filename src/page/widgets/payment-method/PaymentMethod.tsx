import { observer } from 'mobx-react-lite';
import { useStores } from '../../stores/StoresContext.ts';

/** How to pay. Serves Specification 2.3.2. */
export const PaymentMethod = observer(function PaymentMethod() {
  const { payment } = useStores();
  if (!payment) return null;
  return <section id="payment" />;
});
