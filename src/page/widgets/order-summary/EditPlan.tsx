import { observer } from 'mobx-react-lite';
import { useStores } from '../../stores/StoresContext.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './EditPlan.module.css';
import type { widget } from './widget.ts';

/** Opens the plan dialog: on a phone, and if the link chose the plan. */
export const EditPlan = observer(function EditPlan() {
  const { isPlanChosen, plan, session, modal, texts } = useStores<typeof widget>();
  const choices = plan.plans.length + plan.addons.length + plan.ivrPlans.length;
  if (!isPlanChosen || (choices < 2 && !plan.asksForUsers)) return null;
  return (
    <span className={styles['edit']} data-always={session.isPlanFromLink || undefined} data-rests>
      <Button variant="text" onClick={() => modal.openEditPlan()}>
        {texts.editPlan}
      </Button>
    </span>
  );
});
