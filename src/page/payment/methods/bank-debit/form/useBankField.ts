import type { BankFieldName } from '../../../../../core/contract/PaymentFieldName.ts';
import { fieldMessage } from '../../../../../core/fields/fieldMessage.ts';
import { useStores } from '../../../../stores/StoresContext.ts';
import { sayText } from '../../../../stores/sayText.ts';
import type { MethodNeeds } from '../../methodNeeds.ts';
import type { BankStore } from '../BankStore.ts';

/** Connects a bank account field to a field primitive. Its id and name are the field's name. */
export function useBankField(bank: BankStore, name: BankFieldName) {
  const stores = useStores<MethodNeeds<'ACH'>>();
  const { brand, texts } = stores;
  const field = bank.field(name);
  const { error } = field;
  return {
    id: name,
    name,
    label: texts[name],
    value: field.value,
    error: error
      ? sayText(stores, fieldMessage(name, error, brand.form.requiredMessages))
      : undefined,
    required: true,
    onChange: (value: string) => field.setValue(value),
    onBlur: () => field.checkOnBlur(),
  };
}
