import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { useMemo } from 'react';
import { setAt, valueAt } from '../../../../core/brand/editValue.ts';
import { isJsonObject, type JsonObject } from '../../../../core/brand/JsonValue.ts';
import { brandTemplates, brandWidgets } from './brandTheme.ts';
import { useFormContext } from './FormContext.ts';
import { ID_PREFIX, ID_SEPARATOR, pointerOfId } from './fieldId.ts';
import { uiSchemaOf } from './uiSchemaOf.ts';

interface BrandFormProps {
  /** The part of the brand's schema to show. */
  readonly schema: RJSFSchema;
  readonly onLeaveField: () => void;
}

/** Fills in no defaults: the form shows only what the brand sets. */
const AS_IT_IS = {
  arrayMinItems: { populate: 'never' },
  emptyObjectFields: 'skipDefaults',
} as const;

/** Fields for a part of a brand. The checks report problems in their own words. */
export function BrandForm({ onLeaveField, schema }: BrandFormProps) {
  const { edit, inherited, own } = useFormContext();
  const uiSchema = useMemo(() => uiSchemaOf(schema), [schema]);
  const value = useMemo(() => effective(own, [...inherited.values()]), [own, inherited]);
  return (
    <Form
      tagName="div"
      schema={schema}
      uiSchema={{ ...uiSchema, 'ui:submitButtonOptions': { norender: true } }}
      formData={value}
      validator={validator}
      templates={brandTemplates}
      widgets={brandWidgets}
      idPrefix={ID_PREFIX}
      idSeparator={ID_SEPARATOR}
      experimental_defaultFormStateBehavior={AS_IT_IS}
      noValidate
      showErrorList={false}
      onBlur={onLeaveField}
      onChange={({ formData }, id) => {
        const changed: unknown = formData;
        if (id === undefined || !isObject(changed)) return;
        const pointer = pointerOfId(id);
        edit(pointer, valueAt(changed, pointer));
      }}
    />
  );
}

/** The brand's own settings over those that it inherits. */
function effective(
  own: JsonObject,
  inherited: readonly { readonly pointer: string; readonly value: JsonObject[string] }[],
): JsonObject {
  return inherited.reduce(
    (brand, { pointer, value }) =>
      valueAt(own, pointer) === undefined ? setAt(brand, pointer, value) : brand,
    own,
  );
}

function isObject(value: unknown): value is JsonObject {
  // The form's data are JSON: they start as JSON, and each widget returns JSON.
  return isJsonObject(value as JsonObject);
}
