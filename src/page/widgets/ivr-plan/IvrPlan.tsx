import { observer } from 'mobx-react-lite';
import { ExtraPrice } from '../../renderer/plans/ExtraPrice.tsx';
import { Extras } from '../../renderer/plans/Extras.tsx';
import { useStores } from '../../stores/StoresContext.ts';
import { ChoiceCards } from '../../ui/fields/ChoiceCards.tsx';
import type { widget } from './widget.ts';

/** The phone menus that callers can hear before a person answers: select one or none. */
export const IvrPlan = observer(function IvrPlan(props: { readonly isOpen?: boolean }) {
  const { plan, texts } = useStores<typeof widget>();
  if (plan.ivrPlans.length === 0) return null;

  const menus = plan.ivrPlans.map((menu) => ({
    value: menu.id,
    title: menu.name,
    description: menu.description,
    aside: <ExtraPrice price={menu.price} />,
  }));
  return (
    <Extras title={texts.ivrPlan} offered={plan.ivrPlans} isOpen={props.isOpen}>
      <ChoiceCards
        type="radio"
        legend={texts.ivrPlan}
        name="ivrId"
        options={[{ value: '', title: texts.noIvrPlan }, ...menus]}
        chosen={[plan.selectedIVRId ?? '']}
        onChange={(id) => plan.selectIvrPlan(id)}
      />
    </Extras>
  );
});
