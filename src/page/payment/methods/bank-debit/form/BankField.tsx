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

/** A field of the bank account that is typed into. It observes its own store, so that typing renders no other. */
export const BankField = observer(function BankField({ bank, name, ...shown }: BankFieldProps) {
  return <TextField {...useBankField(bank, name)} {...shown} />;
});

/** Who holds the account: filled in with the name that the form already has. */
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
