import './NextSteps.css';
import { observer } from 'mobx-react-lite';
import { Steps } from '../../renderer/next/Steps.tsx';
import { useStores } from '../../stores/StoresContext.ts';
import type { widget } from './widget.ts';

/** What happens next, below the fields of a page with payment. In one column the summary contains it. */
export const NextSteps = observer(function NextSteps() {
  const { purpose, texts } = useStores<typeof widget>();
  // An upgrade does not create an account, so the next steps are its plan and a receipt.
  const steps = purpose === 'upgrade' ? [texts.nextPlan, texts.nextReceipt] : undefined;
  return <Steps heading="h2" steps={steps} />;
});
