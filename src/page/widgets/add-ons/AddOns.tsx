import { observer } from 'mobx-react-lite';
import { ExtraPrice } from '../../renderer/plans/ExtraPrice.tsx';
import { Extras } from '../../renderer/plans/Extras.tsx';
import { useStores } from '../../stores/StoresContext.ts';
import { ChoiceCards } from '../../ui/fields/ChoiceCards.tsx';
import type { widget } from './widget.ts';

/** The offered add-ons. Any number can be selected. */
export const AddOns = observer(function AddOns(props: { readonly isOpen?: boolean }) {
  const { plan, texts } = useStores<typeof widget>();
  if (plan.addons.length === 0) return null;
  return (
    <Extras title={texts.addons} offered={plan.addons} isOpen={props.isOpen}>
      <ChoiceCards
        type="checkbox"
        legend={texts.addons}
        name="addonIds"
        options={plan.addons.map((addon) => ({
          value: addon.id,
          title: addon.name,
          description: addon.description,
          aside: <ExtraPrice price={addon.price} />,
        }))}
        chosen={plan.selectedAddons}
        onChange={(id, isChosen) => plan.setAddon(id, isChosen)}
      />
    </Extras>
  );
});
