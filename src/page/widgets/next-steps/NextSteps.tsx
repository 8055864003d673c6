import './NextSteps.css';
import { observer } from 'mobx-react-lite';
import { Steps } from '../../renderer/next/Steps.tsx';
import { useStores } from '../../stores/StoresContext.ts';
import type { widget } from './widget.ts';

/** What happens next, below the fields of a payment's page: in one column the summary says it. */
export const NextSteps = observer(function NextSteps() {
  const { purpose, texts } = useStores<typeof widget>();
  if (purpose !== 'upgrade') return <Steps heading="h2" />;
  // An account is there already: what follows is its plan, and a receipt.
  return (
    <div className="Steps-next">
      <h2>{texts.nextTitle}</h2>
      <ol>
        <li>{texts.nextPlan}</li>
        <li>{texts.nextReceipt}</li>
      </ol>
    </div>
  );
});
