import type { RJSFSchema } from '@rjsf/utils';
import type { JsonObject } from '../../../../core/brand/JsonValue.ts';
import { settingLabel } from './settingLabel.ts';

const HERE = '#/definitions/';

/**
 * Keys of a brand file without a field in the form: the address of the schema, derived values,
 * translations, and questions.
 */
const NO_FIELDS = ['$schema', 'locale', 'questions', 'translations'];

/**
 * Derives the form's schema from that of a brand file: resolves references, removes null (which
 * removes a setting, and cannot be typed), and gives each setting a readable name.
 */
export function formSchema(schema: JsonObject, widgets: JsonObject): RJSFSchema {
  // The form's types describe a JSON Schema of draft 7, which this is.
  const root = schema as RJSFSchema;
  const { properties = {} } = root;
  return { type: 'object', properties: convertAll(properties) };

  function convertAll(members: NonNullable<RJSFSchema['properties']>) {
    const kept = Object.entries(members).filter(([key]) => !NO_FIELDS.includes(key));
    return Object.fromEntries(
      kept.map(([key, member]) => [
        key,
        { title: settingLabel(key), ...convert(asSchema(member)) },
      ]),
    );
  }

  function convert(node: RJSFSchema): RJSFSchema {
    const { $ref, title: _, required: _required, ...own } = node;
    if ($ref !== undefined) return { ...convert(follow($ref)), ...own };
    const { enum: values, items, properties: members, type } = own;
    return {
      ...own,
      ...(Array.isArray(type) && { type: type.find((it) => it !== 'null') ?? 'string' }),
      ...(values && { type: 'string', enum: values.filter((it) => it !== null) }),
      ...(items && { items: convert(asSchema(items)) }),
      ...(members && { properties: convertAll(members) }),
    };
  }

  function follow($ref: string): RJSFSchema {
    if (!$ref.startsWith(HERE)) return widgets; // There is only one other file to refer to.
    return asSchema(root.definitions?.[$ref.slice(HERE.length)]);
  }
}

/** JSON Schema also allows true and false for a schema. */
export function asSchema(node: unknown): RJSFSchema {
  return typeof node === 'object' && node !== null && !Array.isArray(node) ? node : {};
}
