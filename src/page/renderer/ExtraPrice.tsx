import { observer } from 'mobx-react-lite';
import { formatMoney } from '../../core/texts/formatMoney.ts';
import { useStores } from '../stores/StoresContext.ts';
import { PriceTag } from '../ui/PriceTag.tsx';

/** What an add-on or an IVR plan adds to each charge, in minor units. Serves Specification 9.0.4. */
export const ExtraPrice = observer(function ExtraPrice({ price }: { readonly price: number }) {
  const { plan, texts, brand } = useStores();
  const amount = formatMoney({ amount: price, currency: brand.currency }, brand.locale);
  const isYearly = plan.selectedPlan?.planPeriod === 'yearly';
  return <PriceTag amount={`+${amount}`} unit={isYearly ? texts.perYear : texts.perMonth} />;
});
