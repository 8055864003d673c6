import { observer } from 'mobx-react-lite';
import { useStores } from '../../stores/StoresContext.ts';
import { Button } from '../../ui/Button.tsx';
import { PlanCards } from './PlanCards.tsx';
import styles from './PlanPicker.module.css';
import { UsersField } from './UsersField.tsx';
import type { widget } from './widget.ts';

/** More plans, or fewer beside extras, would push the fields out of view. */
const MOST_SHOWN = 3;
const MOST_SHOWN_WITH_EXTRAS = 2;

/**
 * The offered plans, and the number of users if the price is per user. Only the selected plan
 * shows, with a button for the others, if a link chose it, if there are many plans, or if a period
 * switch is above them. An upgrade always shows them all, because choosing is its purpose.
 */
export const PlanPicker = observer(function PlanPicker() {
  const { isPlanChosen, isSignUp, plan, session, modal, texts } = useStores<typeof widget>();
  if (plan.plans.length === 0 || !isPlanChosen) return null;

  const chosen = plan.selectedPlan ? [plan.selectedPlan] : [];
  const isOne = session.isPlanFromLink || plan.periods !== null;
  const hasExtras = plan.addons.length + plan.ivrPlans.length > 0;
  const most = isOne ? 1 : hasExtras ? MOST_SHOWN_WITH_EXTRAS : MOST_SHOWN;
  const isFolded = isSignUp && chosen.length > 0 && plan.shown.length > most;
  return (
    <div className={styles['planPicker']}>
      <div className={styles['plans']}>
        <PlanCards plans={isFolded ? chosen : plan.shown} />
        {isFolded ? (
          <Button variant="text" onClick={() => modal.openEditPlan()}>
            {texts.editPlan}
          </Button>
        ) : null}
      </div>
      <UsersField id="numberOfUsers" />
    </div>
  );
});
