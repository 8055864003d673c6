import { observer } from 'mobx-react-lite';
import { useStores } from '../../stores/StoresContext.ts';
import { PriceTag } from '../../ui/PriceTag.tsx';
import type { PlanNeeds } from './planNeeds.ts';

/** The amount that an add-on or an IVR plan adds to each charge. `price` is in minor units. */
export const ExtraPrice = observer(function ExtraPrice({ price }: { readonly price: number }) {
  const stores = useStores<PlanNeeds>();
  const { plan, texts } = stores;
  const isYearly = plan.selectedPlan?.planPeriod === 'yearly';
  return (
    <PriceTag amount={`+${stores.money(price)}`} unit={isYearly ? texts.perYear : texts.perMonth} />
  );
});
