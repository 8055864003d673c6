import type { PaymentCall } from '../../../core/contract/generated/calls.ts';
import type { PaymentMethod } from '../../../core/contract/generated/session.ts';
import { agreedHashes } from '../../../core/rules/agreement/agreedHashes.ts';
import { laterChargesOf } from '../../flows/laterChargesOf.ts';
import { selectedPlanOf } from '../../flows/selectedPlanOf.ts';
import { placeOrderRequest } from '../../providers/calls/placeOrder.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import type { Order } from './Order.ts';

/** Builds the order of an upgrade: the plan and what was seen and agreed to, without contact details. */
export function upgradeOrder(stores: RootStore, method: PaymentMethod): Order {
  const { agreement, config, plan, session } = stores;
  const { selectedAddons, selectedIVRId, totalAmount } = plan;
  const dueToday = plan.totals?.dueToday ?? 0;
  const seen: Pick<
    PaymentCall,
    'selectedPlans' | 'freeTrial' | 'addonIds' | 'ivrId' | 'formState'
  > = {
    selectedPlans: [selectedPlanOf(stores)],
    freeTrial: false,
    ...(selectedAddons.length > 0 && { addonIds: [...selectedAddons] }),
    ...(selectedIVRId !== null && { ivrId: selectedIVRId }),
    formState: {
      ...(session.account && {
        accountId: session.account.id,
        subscriptionMark: session.account.subscriptionMark,
      }),
      totalAmount,
      dueToday,
      ...laterChargesOf(stores),
      agreed: agreement.agreed,
      ...agreedHashes(config.terms, plan.isHIPAA, agreement.named().includes('firstTerms')),
      ...(session.linkToken && { linkToken: session.linkToken }),
    },
  };
  return {
    kind: 'upgrade',
    method,
    email: session.account?.email ?? '',
    dueToday,
    request: (key, { token, variant }, payment) => {
      const body: PaymentCall = { ...seen, captchaToken: token, rVersion: variant, payment };
      return placeOrderRequest('/payment', body, key);
    },
  };
}
