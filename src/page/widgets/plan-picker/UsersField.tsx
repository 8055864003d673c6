import { observer } from 'mobx-react-lite';
import { formatText } from '../../../core/texts/formatText.ts';
import { usersBounds } from '../../renderer/plans/usersBounds.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { NumberField } from '../../ui/fields/NumberField.tsx';
import type { widget } from './widget.ts';

/** The number of users, if the price is per user. */
export const UsersField = observer(function UsersField({ id }: { readonly id: string }) {
  const stores = useStores<typeof widget>();
  const { plan, texts } = stores;
  if (!plan.asksForUsers || !plan.selectedPlan) return null;

  const { min, max } = plan.selectedPlan.numberOfUsers;
  const { usersField } = plan;
  const error = usersField.error ? formatText(texts.usersAllowed, usersBounds(stores)) : '';
  return (
    <NumberField
      key={plan.selectedPlanId}
      id={id}
      name="numberOfUsers"
      label={texts.numberOfUsers}
      value={plan.numberOfUsers}
      typed={usersField.typed}
      error={error}
      min={min}
      max={max}
      onType={(text) => usersField.type(text)}
      onLeave={() => usersField.leave()}
      onStep={(users) => plan.setNumberOfUsers(users)}
      fewerLabel={texts.fewerUsers}
      moreLabel={texts.moreUsers}
    />
  );
});
