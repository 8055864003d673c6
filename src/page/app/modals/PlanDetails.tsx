import { observer } from 'mobx-react-lite';
import type { Plan } from '../../../core/contract/generated/catalogue.ts';
import { editPlanTexts } from '../../../core/texts/en/dialogTexts.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import { writeCount } from '../../../core/texts/samples/writeNumbers.ts';
import type { PlanNeeds } from '../../renderer/plans/planNeeds.ts';
import { useStores } from '../../stores/StoresContext.ts';
import type { StoresFor } from '../../stores/StoresFor.ts';
import { type DetailRow, DetailRows } from '../../ui/DetailRows.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './PlanDetails.module.css';

/** The details of a plan: how it is billed, what it includes, and who it is for. */
export const PlanDetails = observer(function PlanDetails() {
  const stores = useStores<PlanNeeds>();
  const { plan } = stores;
  const texts = { ...editPlanTexts, ...stores.texts };
  const chosen = plan.selectedPlan;
  if (!chosen) return null;
  return (
    <section className={styles['details']} aria-labelledby="plan-details">
      <h3 id="plan-details">{formatText(texts.planDetails, { plan: chosen.name })}</h3>
      <DetailRows rows={planFacts(stores, chosen)} />
      <ul>
        {chosen.features.map((feature) => (
          <li key={feature}>
            <Icon name="check" size={16} />
            {feature}
          </li>
        ))}
      </ul>
    </section>
  );
});

function planFacts(stores: StoresFor<PlanNeeds>, chosen: Plan): DetailRow[] {
  const { plan, brand } = stores;
  const texts = { ...editPlanTexts, ...stores.texts };
  const money = (amount: number) => stores.money(amount);
  const number = (value: number) => writeCount(value, brand.locale, brand.numberSamples);
  const { min, max } = chosen.numberOfUsers;
  const { minutes, overage } = chosen.billingType === 'MINUTES' ? chosen : {};
  const facts = [
    [texts.factBilled, chosen.planPeriod === 'yearly' ? texts.factYearly : texts.factMonthly],
    [texts.factMinutes, minutes === undefined ? null : number(minutes)],
    [texts.factOverage, overage === undefined ? null : money(overage)],
    [texts.factUsers, plan.asksForUsers ? `${number(min)} – ${number(max)}` : null],
    [
      texts.setUpFee,
      chosen.setUpFee > 0
        ? brand.plans.setUpFeeWaived
          ? texts.waived
          : money(chosen.setUpFee)
        : null,
    ],
    [texts.factHipaa, chosen.isHIPAA ? texts.factYes : null],
  ] as const;
  return facts.flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
}
