import { observer } from 'mobx-react-lite';
import type { PaymentMethod, PaymentStore } from '../../stores/PaymentStore.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { RadioBar } from '../../ui/RadioBar.tsx';

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
  const { submit, texts } = useStores();
  const { payment } = props;
  return (
    <RadioBar
      legend={texts.paymentMethod}
      name="paymentMethod"
      value={payment.method}
      options={payment.methods.map((method) => ({
        value: method,
        label: texts[`method${method}`],
        picture: <Picture path={PICTURES[method]} />,
      }))}
      onChange={(method) => payment.choose(method)}
      // What fails is told by its own fields, which another choice would put out of sight.
      isFixed={submit.isBusy}
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
