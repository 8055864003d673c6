import { observer } from 'mobx-react-lite';
import { SIGNUP_TYPES } from '../../../core/rules/signupTypes/signupTypes.ts';
import { editPlanTexts } from '../../../core/texts/en/dialogTexts.ts';
import { useFlows } from '../../flows/FlowsContext.ts';
import { dueTodayText } from '../../renderer/dueTodayText.ts';
import { thenLine, trialLength } from '../../renderer/next/renewalLine.ts';
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
  const { plan, session } = stores;
  const texts = { ...editPlanTexts, ...stores.texts };
  const flows = useFlows();
  const { isTrial } = SIGNUP_TYPES[session.signupType];
  const then = thenLine(stores);
  return (
    <Dialog
      kind="reading"
      title={texts.editPlanTitle}
      closeLabel={texts.close}
      onClose={() => flows.closeModal()}
      footer={
        <div className={styles['footer']}>
          <p>
            <span>{texts.dueToday}</span> <strong>{dueTodayText(stores)}</strong>{' '}
            <span>
              {isTrial ? plan.selectedPlan && trialLength(stores, plan.selectedPlan) : then}
            </span>
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
        {isTrial ? <p className={styles['then']}>{then}</p> : null}
        <AddOns isOpen />
        <IvrPlan isOpen />
      </div>
    </Dialog>
  );
});
