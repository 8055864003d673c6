import './NextSteps.css';
import { observer } from 'mobx-react-lite';
import { Steps } from '../../renderer/next/Steps.tsx';

/** What happens next, below the fields of a payment's page: in one column the summary says it. */
export const NextSteps = observer(function NextSteps() {
  return <Steps heading="h2" />;
});
