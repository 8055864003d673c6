import { observer } from 'mobx-react-lite';
import { unreachable } from '../../../core/contract/unreachable.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { FailureModal } from './FailureModal.tsx';
import { SuccessModal } from './SuccessModal.tsx';
import { TermsModal } from './TermsModal.tsx';

/** The view that the modal shows. Serves Specification 4.0.7. */
export const OpenModal = observer(function OpenModal() {
  const { view } = useStores().modal;
  switch (view) {
    case 'none':
      return null;
    case 'terms':
    case 'hipaaTerms':
    case 'privacy':
      return <TermsModal view={view} key={view} />;
    case 'success':
      return <SuccessModal />;
    case 'failure':
      return <FailureModal />;
    default:
      return unreachable(view);
  }
});
