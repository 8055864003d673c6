import { observer } from 'mobx-react-lite';
import type { BankFieldName } from '../../../../../core/contract/PaymentFieldName.ts';
import { TextField, type TextFieldProps } from '../../../../ui/fields/TextField.tsx';
import type { BankStore } from '../BankStore.ts';
import { useBankField } from './useBankField.ts';

interface BankFieldProps
  extends Pick<TextFieldProps, 'autoCapitalize' | 'autoComplete' | 'hint' | 'inputMode'> {
  readonly bank: BankStore;
  readonly name: BankFieldName;
}

/** A text field of the bank account. It observes its own store, so that typing renders nothing else. */
export const BankField = observer(function BankField({ bank, name, ...shown }: BankFieldProps) {
  return <TextField {...useBankField(bank, name)} {...shown} />;
});

/** The account holder's field. Prefilled with the name elsewhere in the form. */
export const AccountHolderField = observer(function AccountHolderField({
  bank,
}: {
  readonly bank: BankStore;
}) {
  return (
    <TextField
      {...useBankField(bank, 'customerName')}
      value={bank.holderName}
      onChange={(name) => bank.typeHolder(name)}
      autoComplete={bank.ownership === 'business' ? 'organization' : 'name'}
      autoCapitalize="words"
    />
  );
});
