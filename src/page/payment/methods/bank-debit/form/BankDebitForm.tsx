import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { PaymentNeeds } from '../../../../flows/paymentNeeds.ts';
import { useStores } from '../../../../stores/StoresContext.ts';
import { RadioBar } from '../../../../ui/fields/RadioBar.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import type { BankStore } from '../BankStore.ts';
import type { BankDebitFlows } from '../createBankDebitFlows.ts';
import styles from './BankDebitForm.module.css';
import { BankMandate } from './BankMandate.tsx';
import { BankReadiness } from './BankReadiness.tsx';
import { BillingAddress } from './BillingAddress.tsx';
import { useBankField } from './useBankField.ts';

/**
 * A US bank account to pay from. Suggests the name that the form already has. The numbers go only
 * to the card provider.
 */
export const BankDebitForm = observer(function BankDebitForm({
  store: bank,
  flows,
}: {
  readonly store: BankStore;
  readonly flows: BankDebitFlows | null;
}) {
  const { texts } = useStores<PaymentNeeds>();
  const holder = useBankField(bank, 'customerName');
  const routing = useBankField(bank, 'routingNumber');
  const account = useBankField(bank, 'bankAccountNumber');

  // What the submission needs besides loads while the fields are filled in.
  useEffect(() => void flows?.bankShown(), [flows]);

  return (
    <div className={styles['panel']}>
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
      <TextField
        {...holder}
        value={bank.holderName}
        onChange={(name) => bank.typeHolder(name)}
        autoComplete={bank.ownership === 'business' ? 'organization' : 'name'}
        autoCapitalize="words"
      />
      <div className={styles['pair']}>
        <TextField
          {...routing}
          inputMode="numeric"
          autoComplete="off"
          hint={texts.routingNumberHint}
        />
        <TextField {...account} inputMode="numeric" autoComplete="off" />
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
      <BankReadiness bank={bank} flows={flows} />
    </div>
  );
});
