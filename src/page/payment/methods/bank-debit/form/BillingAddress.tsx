import { observer } from 'mobx-react-lite';
import { US_STATES } from '../../../../../core/rules/bank/usStates.ts';
import { useStores } from '../../../../stores/StoresContext.ts';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import type { MethodNeeds } from '../../methodNeeds.ts';
import type { BankStore } from '../BankStore.ts';
import styles from './BankDebitForm.module.css';
import { BankField } from './BankField.tsx';
import { useBankField } from './useBankField.ts';

const STATES = US_STATES.map(([value, label]) => ({ value, label }));

/** Where the account's holder gets the bank's mail: the card provider checks the account with it. */
export const BillingAddress = observer(function BillingAddress({
  bank,
}: {
  readonly bank: BankStore;
}) {
  const { texts } = useStores<MethodNeeds<'ACH'>>();
  const state = useBankField(bank, 'billingState');
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{texts.billingAddress}</legend>
      <BankField
        bank={bank}
        name="billingStreet"
        autoComplete="billing street-address"
        autoCapitalize="words"
      />
      <BankField
        bank={bank}
        name="billingCity"
        autoComplete="billing address-level2"
        autoCapitalize="words"
      />
      <div className={styles['short']}>
        <SelectField
          {...state}
          options={STATES}
          placeholder={texts.chooseState}
          autoComplete="billing address-level1"
        />
        <BankField
          bank={bank}
          name="billingPostalCode"
          inputMode="numeric"
          autoComplete="billing postal-code"
        />
      </div>
    </fieldset>
  );
});
