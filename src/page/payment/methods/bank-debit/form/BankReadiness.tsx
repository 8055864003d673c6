import { observer } from 'mobx-react-lite';
import { useStores } from '../../../../stores/StoresContext.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Notice } from '../../../../ui/messages/Notice.tsx';
import { ReloadLink } from '../../../../ui/ReloadLink.tsx';
import { needsReload, troubleText } from '../../../methodTexts.ts';
import type { MethodNeeds } from '../../methodNeeds.ts';
import type { BankStore } from '../BankStore.ts';
import type { BankDebitFlows } from '../createBankDebitFlows.ts';

/** Why bank debit is not available, and what to do. While it loads, it says so only after a submission. */
export const BankReadiness = observer(function BankReadiness({
  bank,
  flows,
}: {
  readonly bank: BankStore;
  readonly flows: BankDebitFlows | null;
}) {
  const stores = useStores<MethodNeeds<'ACH'>>();
  const { submit, texts } = stores;
  return (
    <div aria-live="polite" id="ACH-status" tabIndex={-1}>
      {submit.isBusy && bank.readiness === 'loading' ? (
        <Notice tone="info">{texts.bankFormLoading}</Notice>
      ) : null}
      {bank.readiness === 'failed' ? (
        <Notice tone="danger">
          <p>{troubleText(bank.trouble, stores, texts.bankFormFailed)}</p>
          {needsReload(bank.trouble) ? (
            <ReloadLink>{texts.reloadPage}</ReloadLink>
          ) : (
            <Button
              variant="text"
              onClick={() => {
                submit.requestFocus('ACH-status');
                void flows?.bankShown();
              }}
            >
              {texts.tryAgain}
            </Button>
          )}
        </Notice>
      ) : null}
      {bank.readiness === 'waiting' ? <Notice tone="info">{texts.bankFormWaiting}</Notice> : null}
    </div>
  );
});
