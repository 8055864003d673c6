import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { asSchema } from './formSchema.ts';

/** The existing names for a setting that refers to a file or a brand. */
const ASSETS: Readonly<
  Record<string, 'logos' | 'illustrations' | 'terms' | 'catalogues' | 'brands'>
> = {
  '/logo/file': 'logos',
  '/logo/fileOnDark': 'logos',
  '/theme/signature/illustration/file': 'illustrations',
  '/theme/signature/illustrationBelow/file': 'illustrations',
  '/agreement/terms': 'terms',
  '/agreement/privacy': 'terms',
  '/agreement/hipaaTerms': 'terms',
  '/plans/catalogue': 'catalogues',
  '/extends': 'brands',
};

/** More choices than this are shown as a drop-down list. */
const FEW = 4;

/** Longer texts get several lines. */
const ONE_LINE = 90;

/** The pattern of texts that people read. Names and addresses have other patterns. */
const WORDS =
  '^(?=\\P{C}*$)\\P{C}*(?!\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{N}\\p{P}\\p{Sm}\\p{Sc}\\p{Extended_Pictographic}]';

/** Returns the widget for each setting, chosen by the setting's schema. */
export function uiSchemaOf(schema: RJSFSchema, pointer = ''): UiSchema {
  if (!schema.properties) return { 'ui:widget': widgetOf(schema, pointer), 'ui:label': true };
  const inner = Object.entries(schema.properties).map(([key, member]) => [
    key,
    uiSchemaOf(asSchema(member), `${pointer}/${key}`),
  ]);
  return Object.fromEntries(inner);
}

function widgetOf(schema: RJSFSchema, pointer: string): string {
  if (pointer === '/id') return 'fixed';
  const asset = ASSETS[pointer];
  if (asset !== undefined) return asset === 'logos' ? 'logo' : 'asset';
  if (schema.type === 'boolean') return 'switch';
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  return schema.type === 'array' ? widgetOfList(asSchema(schema.items)) : widgetOfText(schema);
}

function widgetOfText({ enum: values, maxLength = 0, pattern = '' }: RJSFSchema): string {
  if (values) return values.length <= FEW ? 'segments' : 'choice';
  if (pattern.startsWith('^#')) return 'colour';
  return maxLength > ONE_LINE && pattern === WORDS ? 'textarea' : 'text';
}

function widgetOfList(items: RJSFSchema): string {
  if (items.enum) return 'choices';
  if (!items.properties) return 'list';
  return items.properties['widget'] ? 'placements' : 'rows';
}

/** The existing names for a setting that refers to a file or a brand. */
export function assetsOf(
  pointer: string,
): 'logos' | 'illustrations' | 'terms' | 'catalogues' | 'brands' {
  return ASSETS[pointer] ?? 'catalogues';
}
