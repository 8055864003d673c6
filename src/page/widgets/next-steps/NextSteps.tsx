import './NextSteps.css';
import { observer } from 'mobx-react-lite';
import { Steps } from '../../renderer/next/Steps.tsx';
import { useStores } from '../../stores/StoresContext.ts';
import type { widget } from './widget.ts';

/** What happens next, below the fields of a payment's page: in one column the summary says it. */
export const NextSteps = observer(function NextSteps() {
  const { purpose, texts } = useStores<typeof widget>();
  // After an upgrade the account is as it was: what follows is its plan, and a receipt.
  const steps = purpose === 'upgrade' ? [texts.nextPlan, texts.nextReceipt] : undefined;
  return <Steps heading="h2" steps={steps} />;
});
