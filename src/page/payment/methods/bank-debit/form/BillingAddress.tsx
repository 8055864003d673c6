import { observer } from 'mobx-react-lite';
import { US_STATES } from '../../../../../core/rules/bank/usStates.ts';
import type { PaymentNeeds } from '../../../../flows/paymentNeeds.ts';
import { useStores } from '../../../../stores/StoresContext.ts';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import type { BankStore } from '../BankStore.ts';
import styles from './BankDebitForm.module.css';
import { useBankField } from './useBankField.ts';

const STATES = US_STATES.map(([value, label]) => ({ value, label }));

/** Where the account's holder gets the bank's mail: the card provider checks the account with it. */
export const BillingAddress = observer(function BillingAddress({
  bank,
}: {
  readonly bank: BankStore;
}) {
  const { texts } = useStores<PaymentNeeds>();
  const street = useBankField(bank, 'billingStreet');
  const city = useBankField(bank, 'billingCity');
  const state = useBankField(bank, 'billingState');
  const zip = useBankField(bank, 'billingPostalCode');
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{texts.billingAddress}</legend>
      <TextField {...street} autoComplete="billing street-address" autoCapitalize="words" />
      <TextField {...city} autoComplete="billing address-level2" autoCapitalize="words" />
      <div className={styles['short']}>
        <SelectField
          {...state}
          options={STATES}
          placeholder={texts.chooseState}
          autoComplete="billing address-level1"
        />
        <TextField {...zip} inputMode="numeric" autoComplete="billing postal-code" />
      </div>
    </fieldset>
  );
});
