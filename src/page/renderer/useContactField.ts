import type { FieldErrorCode } from '../../core/contract/FieldErrorCode.ts';
import { fieldMessage } from '../../core/fields/fieldMessage.ts';
import { definitionOf, FIELDS, type FieldName } from '../../core/fields/fields.ts';
import type { FieldStore } from '../stores/FieldStore.ts';
import { useStores } from '../stores/StoresContext.ts';
import type { EarlyCheck } from '../ui/fields/Field.tsx';

/** The props of a contact field's primitive. Its id and name are the field's name and never change. */
export interface ContactField {
  readonly id: FieldName;
  readonly name: FieldName;
  readonly label: string;
  readonly value: string;
  readonly note: string | undefined;
  readonly error: string | undefined;
  readonly early: EarlyCheck | undefined;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/**
 * Connects a contact field's store to a field primitive. Null when the page does not ask for the field.
 */
export function useContactField(name: FieldName): ContactField | null {
  const { contact, texts, brand } = useStores();
  if (!contact.fieldsShown.includes(name)) return null;
  const field: FieldStore = contact[name];
  const { error } = field;
  const { pattern } = definitionOf(name);
  const message = (code: FieldErrorCode) =>
    texts[fieldMessage(name, code, brand.form.requiredMessages)];
  return {
    id: name,
    name,
    label: texts[FIELDS[name].label],
    value: field.value,
    note: field.optional ? texts.optional : undefined,
    error: error ? message(error) : undefined,
    // A value prefilled by a link is not marked as wrong before the visitor has seen it.
    early:
      contact.isEarly && pattern !== undefined && field.value === ''
        ? { pattern, error: message('invalid') }
        : undefined,
    required: !field.optional,
    disabled: field.disabled,
    onChange: (value) => field.setValue(value),
    onBlur: () => field.checkOnBlur(),
  };
}
