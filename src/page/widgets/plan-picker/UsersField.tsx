import { observer } from 'mobx-react-lite';
import { formatText } from '../../../core/texts/formatText.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { NumberField } from '../../ui/fields/NumberField.tsx';
import type { widget } from './widget.ts';

/** How many users, where the price is by user. */
export const UsersField = observer(function UsersField({ id }: { readonly id: string }) {
  const { plan, texts, brand } = useStores<typeof widget>();
  if (!plan.asksForUsers || !plan.selectedPlan) return null;

  const { min, max } = plan.selectedPlan.numberOfUsers;
  const count = (users: number) => users.toLocaleString(brand.locale);
  return (
    <NumberField
      key={plan.selectedPlanId}
      id={id}
      name="numberOfUsers"
      label={texts.numberOfUsers}
      value={plan.numberOfUsers}
      min={min}
      max={max}
      onChange={(users) => plan.setNumberOfUsers(users)}
      fewerLabel={texts.fewerUsers}
      moreLabel={texts.moreUsers}
      boundsText={formatText(texts.usersAllowed, { min: count(min), max: count(max) })}
    />
  );
});
