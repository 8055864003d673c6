import { observer } from 'mobx-react-lite';
import { editPlanTexts } from '../../../core/texts/en/dialogTexts.ts';
import { useFlows } from '../../flows/FlowsContext.ts';
import { dueTodayText } from '../../renderer/dueTodayText.ts';
import { thenLine } from '../../renderer/next/renewalLine.ts';
import type { PlanNeeds } from '../../renderer/plans/planNeeds.ts';
import { TotalAnnouncement } from '../../renderer/TotalAnnouncement.tsx';
import { useStores } from '../../stores/StoresContext.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { AddOns } from '../../widgets/add-ons/AddOns.tsx';
import { IvrPlan } from '../../widgets/ivr-plan/IvrPlan.tsx';
import { PlanPeriod } from '../../widgets/plan-period/PlanPeriod.tsx';
import { PlanCards } from '../../widgets/plan-picker/PlanCards.tsx';
import { UsersField } from '../../widgets/plan-picker/UsersField.tsx';
import styles from './EditPlanModal.module.css';
import { PlanDetails } from './PlanDetails.tsx';

/**
 * A dialog for the plan, its users and extras, with the selected plan's details. A choice takes effect
 * at once, as on the page, and is announced here, because live regions behind a dialog are silent.
 */
export const EditPlanModal = observer(function EditPlanModal() {
  const stores = useStores<PlanNeeds>();
  const { plan } = stores;
  const texts = { ...editPlanTexts, ...stores.texts };
  const flows = useFlows();
  return (
    <Dialog
      kind="reading"
      title={texts.editPlanTitle}
      closeLabel={texts.close}
      onClose={() => flows.closeModal()}
      footer={
        <div className={styles['footer']}>
          <p>
            <strong>
              <span>{texts.dueToday}</span> <span>{dueTodayText(stores)}</span>
            </strong>
            <span>{thenLine(stores)}</span>
          </p>
          <Button onClick={() => flows.closeModal()}>{texts.done}</Button>
          <TotalAnnouncement />
        </div>
      }
    >
      <div className={styles['choices']}>
        <PlanPeriod name="editPlanPeriod" />
        <PlanCards plans={plan.shown} />
        <UsersField id="editNumberOfUsers" />
        <PlanDetails />
        <AddOns isOpen />
        <IvrPlan isOpen />
      </div>
    </Dialog>
  );
});
