import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useStores } from '../../../../stores/StoresContext.ts';
import { RadioBar } from '../../../../ui/fields/RadioBar.tsx';
import type { MethodNeeds } from '../../methodNeeds.ts';
import type { BankStore } from '../BankStore.ts';
import type { BankDebitFlows } from '../createBankDebitFlows.ts';
import styles from './BankDebitForm.module.css';
import { AccountHolderField, BankField } from './BankField.tsx';
import { BankMandate } from './BankMandate.tsx';
import { BankReadiness } from './BankReadiness.tsx';
import { BillingAddress } from './BillingAddress.tsx';

/**
 * The form for a US bank account. Suggests the name elsewhere in the form. The numbers are sent
 * only to the card provider.
 */
export const BankDebitForm = observer(function BankDebitForm({
  store: bank,
  flows,
}: {
  readonly store: BankStore;
  readonly flows: BankDebitFlows | null;
}) {
  const { texts } = useStores<MethodNeeds<'ACH'>>();

  // Loads what the submission needs while the fields are filled in.
  useEffect(() => void flows?.bankShown(), [flows]);

  return (
    <div className={styles['panel']}>
      <div className={styles['group']} data-rests>
        <RadioBar
          legend={texts.accountOwnership}
          name="accountOwnership"
          value={bank.ownership}
          options={[
            { value: 'personal', label: texts.accountPersonal },
            { value: 'business', label: texts.accountBusiness },
          ]}
          onChange={(ownership) => bank.setOwnership(ownership)}
        />
        <AccountHolderField bank={bank} />
        <div className={styles['pair']}>
          <BankField
            bank={bank}
            name="routingNumber"
            inputMode="numeric"
            autoComplete="off"
            hint={texts.routingNumberHint}
          />
          <BankField bank={bank} name="bankAccountNumber" inputMode="numeric" autoComplete="off" />
        </div>
        <RadioBar
          legend={texts.accountType}
          name="accountType"
          value={bank.accountType}
          options={[
            { value: 'checking', label: texts.accountChecking },
            { value: 'savings', label: texts.accountSavings },
          ]}
          onChange={(type) => bank.setAccountType(type)}
        />
        <BillingAddress bank={bank} />
        <BankMandate />
      </div>
      <BankReadiness bank={bank} flows={flows} />
    </div>
  );
});
