import { observer } from 'mobx-react-lite';
import type { PaymentNeeds } from '../../flows/paymentNeeds.ts';
import type { PaymentFormStore } from '../../payment/PaymentFormStore.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { RadioBar } from '../../ui/fields/RadioBar.tsx';

/** The payment methods side by side, as native radio buttons. */
export const MethodPicker = observer(function MethodPicker(props: {
  readonly payment: PaymentFormStore;
}) {
  const { submit, texts } = useStores<PaymentNeeds>();
  const { payment } = props;
  return (
    <RadioBar
      legend={texts.paymentMethod}
      name="paymentMethod"
      value={payment.method}
      options={payment.methods.map((method) => {
        const { label, picture } = payment.form(method);
        return { value: method, label: texts[label], picture: <Picture path={picture} /> };
      })}
      onChange={(method) => payment.choose(method)}
      // Fixed during a charge, because a failure shows beside the method's own fields.
      isFixed={submit.isOrdering}
    />
  );
});

function Picture({ path }: { readonly path: string }) {
  return (
    <svg
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
      <path d={path} />
    </svg>
  );
}
