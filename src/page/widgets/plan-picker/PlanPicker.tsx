import { observer } from 'mobx-react-lite';
import { priceText, priceUnit } from '../../../core/texts/planTexts.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import { PriceTag } from '../../ui/PriceTag.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import styles from './PlanPicker.module.css';

/** The plans on offer, and how many users where the price is by user. Serves Specification 1.0.4 and 3.2.1. */
export const PlanPicker = observer(function PlanPicker() {
  const { plan, texts, brand, contact } = useStores();
  if (plan.plans.length === 0 || contact.isSignIn) return null;

  const { selectedPlan } = plan;
  const options = plan.plans.map((each) => {
    const price = { amount: each.price, currency: brand.currency };
    return {
      value: each.id,
      title: each.name,
      description: each.description,
      badge: each.badge,
      aside: (
        <PriceTag
          amount={priceText(each, price, brand.locale, texts)}
          unit={priceUnit(each, texts)}
        />
      ),
    };
  });
  return (
    <div className={styles['planPicker']}>
      <RadioCards
        legend={texts.plan}
        name="planId"
        options={options}
        value={plan.selectedPlanId}
        onChange={(id) => plan.selectPlan(id)}
      />
      {plan.asksForUsers && selectedPlan ? (
        <NumberField
          id="numberOfUsers"
          name="numberOfUsers"
          label={texts.numberOfUsers}
          value={plan.numberOfUsers}
          min={selectedPlan.numberOfUsers.min}
          max={selectedPlan.numberOfUsers.max}
          onChange={(users) => plan.setNumberOfUsers(users)}
          fewerLabel={texts.fewerUsers}
          moreLabel={texts.moreUsers}
        />
      ) : null}
    </div>
  );
});
