import { observer } from 'mobx-react-lite';
import { unreachable } from '../../../core/contract/unreachable.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { CheckingModal } from './CheckingModal.tsx';
import { EditPlanModal } from './EditPlanModal.tsx';
import { FailureModal } from './FailureModal.tsx';
import './messageDialogs.css';
import { SuccessModal } from './success/SuccessModal.tsx';
import { TermsModal } from './TermsModal.tsx';

/** The plan dialog, or the modal's current view. */
export const OpenModal = observer(function OpenModal() {
  const { view, editPlan } = useStores().modal;
  if (editPlan) return <EditPlanModal />;
  switch (view) {
    case 'none':
      return null;
    case 'terms':
    case 'hipaaTerms':
    case 'privacy':
    case 'firstTerms':
    case 'firstPrivacy':
      return <TermsModal view={view} key={view} />;
    case 'checking':
      return <CheckingModal />;
    case 'success':
      return <SuccessModal />;
    case 'failure':
      return <FailureModal />;
    default:
      return unreachable(view);
  }
});
