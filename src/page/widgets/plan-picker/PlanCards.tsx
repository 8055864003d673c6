import { observer } from 'mobx-react-lite';
import type { Plan } from '../../../core/contract/generated/catalogue.ts';
import { priceUnit } from '../../../core/texts/planTexts.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { ChoiceCards } from '../../ui/fields/ChoiceCards.tsx';
import { PriceTag } from '../../ui/PriceTag.tsx';
import type { widget } from './widget.ts';

interface PlanCardsProps {
  readonly plans: readonly Plan[];
}

/** Plans to choose from, each with its price. A single plan is not a choice. */
export const PlanCards = observer(function PlanCards({ plans }: PlanCardsProps) {
  const stores = useStores<typeof widget>();
  const { plan, texts } = stores;
  const options = plans.map((each) => ({
    value: each.id,
    title: each.name,
    description: each.description,
    badge: each.badge,
    // A single free plan has no price here, because the amount due says it.
    aside:
      plans.length === 1 && each.price === 0 ? undefined : (
        <PriceTag amount={stores.money(each.price)} unit={priceUnit(each, texts)} />
      ),
  }));
  return (
    <ChoiceCards
      type={plans.length === 1 ? 'only' : 'radio'}
      legend={texts.plan}
      name="planId"
      options={options}
      chosen={plan.selectedPlanId === null ? [] : [plan.selectedPlanId]}
      onChange={(id) => plan.selectPlan(id)}
    />
  );
});
