import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ChargeResult } from '../../../src/page/payment/ChargeResult.ts';
import { countFault } from '../../../src/page/payment/faults/countFault.ts';
import { ownFault } from '../../../src/page/payment/faults/ownFault.ts';
import {
  definePaymentMethod,
  type MethodFlows,
  type PaymentMethodDefinition,
} from '../../../src/page/payment/PaymentMethodForm.tsx';
import { WalletStore } from './WalletStore.ts';

/** What an order says of a payment by wallet. */
export interface WalletPayment {
  readonly paymentType: 'WALLET';
  readonly paymentDetails: { readonly wallet: string };
}

/** The wallet's provider, in memory. */
export interface WalletProvider {
  /** False: it could not be loaded. */
  load(): Promise<boolean>;
}

interface WalletFlows extends MethodFlows<WalletPayment> {
  readonly walletShown: () => Promise<void>;
}

const FORM_FAILED = ownFault('cardFormFailed', 'payment', 'warning', 'WALLET_FAILED');

/** A payment method that no schema lists: what a fourth one takes, and nothing that the page knows of. */
export function createWalletMethod(
  provider: WalletProvider,
): PaymentMethodDefinition<WalletPayment> {
  return definePaymentMethod<WalletPayment, WalletStore, WalletFlows>({
    words: {
      failureHeading: 'failureHeadingBank',
      amount: 'amountPaid',
      button: null,
    },
    label: 'customerName',
    picture: 'M3 6h18v12H3z',
    numberField: 'number',
    createStore: () => new WalletStore(),
    createFlows(context, store) {
      async function walletShown(): Promise<void> {
        const isLoaded = await provider.load();
        store.setReadiness(isLoaded ? 'ready' : 'failed');
        if (!isLoaded) countFault(context, FORM_FAILED, null);
      }
      return {
        walletShown,
        loadTicked: walletShown,
        refused: () => undefined,
        charge: async (): Promise<ChargeResult<WalletPayment>> => ({
          kind: 'ready',
          payment: { paymentType: 'WALLET', paymentDetails: { wallet: store.changes } },
        }),
      };
    },
    Form: WalletForm,
  });
}

const WalletForm = observer(function WalletForm({
  store,
  flows,
}: {
  readonly store: WalletStore;
  readonly flows: WalletFlows | null;
}) {
  useEffect(() => void flows?.walletShown(), [flows]);
  return store.readiness === 'failed' ? (
    <div role="alert">
      The wallet could not be loaded.
      <button type="button" onClick={() => void flows?.walletShown()}>
        Try again
      </button>
    </div>
  ) : null;
});
