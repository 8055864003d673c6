import { observer } from 'mobx-react-lite';
import { useFlows } from '../../../flows/FlowsContext.ts';
import type { BankStore } from '../../../stores/BankStore.ts';
import { useStores } from '../../../stores/StoresContext.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { troubleText } from '../troubleText.ts';

/** Why bank debit cannot be paid by yet, and what to do: nothing shows while it is on its way. */
export const BankReadiness = observer(function BankReadiness({
  bank,
}: {
  readonly bank: BankStore;
}) {
  const { texts } = useStores();
  const { payment } = useFlows();
  return (
    <div aria-live="polite">
      {bank.readiness === 'failed' ? (
        <Notice tone="danger">
          <p>{troubleText(bank.trouble, texts, texts.bankFormFailed)}</p>
          <Button variant="text" onClick={() => void payment?.bankShown()}>
            {texts.tryAgain}
          </Button>
        </Notice>
      ) : null}
      {bank.readiness === 'waiting' ? <Notice tone="info">{texts.bankFormWaiting}</Notice> : null}
    </div>
  );
});
