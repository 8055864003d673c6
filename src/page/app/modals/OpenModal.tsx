import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { unreachable } from '../../../core/contract/unreachable.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { CheckingModal } from './CheckingModal.tsx';
import { EditPlanModal } from './EditPlanModal.tsx';
import { FailureModal } from './FailureModal.tsx';
import './messageDialogs.css';
import { SuccessModal } from './success/SuccessModal.tsx';
import { TermsModal } from './TermsModal.tsx';

/**
 * The modal's current view, or the plan dialog. The plan dialog closes when an order starts, because
 * a choice would no longer change the order, and the order's outcome must show. The document's title
 * says what a message says, because a visitor who waits may be in another tab.
 */
export const OpenModal = observer(function OpenModal() {
  const { brand, modal, submit } = useStores();
  const { view, editPlan, message } = modal;
  const { isOrdering } = submit;
  const said = message?.heading;

  useEffect(() => {
    if (isOrdering && editPlan) modal.close();
  }, [isOrdering, editPlan, modal]);

  useEffect(() => {
    if (said === undefined) return undefined;
    const { title } = document;
    document.title = `${said} – ${brand.name}`;
    return () => {
      document.title = title;
    };
  }, [said, brand]);

  switch (view) {
    case 'none':
      return editPlan ? <EditPlanModal /> : null;
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
