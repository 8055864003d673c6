import { observer } from 'mobx-react-lite';
import { stateTexts } from '../../../../../core/texts/en/stateTexts.ts';
import { keysOf } from '../../../../../core/texts/keysOf.ts';
import { lateTextsOf } from '../../../../../core/texts/lateTextsOf.ts';
import { useStores } from '../../../../stores/StoresContext.ts';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import type { MethodNeeds } from '../../methodNeeds.ts';
import type { BankStore } from '../BankStore.ts';
import styles from './BankDebitForm.module.css';
import { BankField } from './BankField.tsx';
import { useBankField } from './useBankField.ts';

/** The account holder's address at the bank. The card provider checks the account with it. */
export const BillingAddress = observer(function BillingAddress({
  bank,
}: {
  readonly bank: BankStore;
}) {
  const { brand, texts } = useStores<MethodNeeds<'ACH'>>();
  const state = useBankField(bank, 'billingState');
  const names = lateTextsOf(brand, 'state', stateTexts);
  const states = keysOf(names)
    .map((value) => ({ value, label: names[value] }))
    .toSorted((one, other) => one.label.localeCompare(other.label, brand.locale));
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
          options={states}
          placeholder={texts.chooseState}
          autoComplete="billing address-level1"
          required
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
