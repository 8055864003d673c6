import { observer } from 'mobx-react-lite';
import { useStores } from '../../stores/StoresContext.ts';
import { Button } from '../../ui/Button.tsx';
import { PlanCards } from './PlanCards.tsx';
import styles from './PlanPicker.module.css';
import { UsersField } from './UsersField.tsx';
import type { widget } from './widget.ts';

/**
 * The plans on offer, and how many users where the price is by user. If the link chose a plan, only
 * that plan shows, with a button for the others.
 */
export const PlanPicker = observer(function PlanPicker() {
  const { isPlanChosen, plan, session, modal, texts } = useStores<typeof widget>();
  if (plan.plans.length === 0 || !isPlanChosen) return null;

  const isFolded = session.isPlanFromLink && plan.plans.length > 1;
  const chosen = plan.selectedPlan ? [plan.selectedPlan] : [];
  return (
    <div className={styles['planPicker']}>
      <div className={styles['plans']}>
        <PlanCards plans={isFolded ? chosen : plan.plans} />
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
