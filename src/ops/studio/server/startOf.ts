import { isJsonObject, type JsonObject } from '../../../core/brand/JsonValue.ts';
import { readSchema } from '../../brand-files/schema/schemaFiles.ts';
import type { JsonSource } from '../../brand-files/sources/Source.ts';
import type { StudioStart } from '../wire/StudioBrand.ts';
import type { ReadWorkspace } from './Workspace.ts';

/**
 * Returns what the Studio's page needs before a brand is opened. The list includes files that are
 * no JSON.
 */
export function startOf({ catalogues, folder, terms }: ReadWorkspace): StudioStart {
  const broken = [...folder.broken].flatMap((key) =>
    key.startsWith('brand:') ? [{ id: key.slice('brand:'.length), value: {} }] : [],
  );
  const brands = [...folder.brands.values(), ...broken].map(cardOf);
  return {
    brands: brands.toSorted((a, b) => a.id.localeCompare(b.id)),
    schema: schemaObject('brand'),
    widgets: schemaObject('widgets'),
    choices: {
      logos: [...folder.logos.keys()],
      illustrations: [...folder.illustrations.keys()],
      terms: [...terms.keys()],
      catalogues: [...catalogues.keys()],
    },
  };
}

function cardOf({ id, value }: Pick<JsonSource, 'id' | 'value'>) {
  const text = (key: string) => (typeof value[key] === 'string' ? value[key] : '');
  return { id, name: text('name') || id, market: text('market'), category: text('category') };
}

function schemaObject(name: 'brand' | 'widgets'): JsonObject {
  const schema = JSON.parse(JSON.stringify(readSchema(name)));
  return isJsonObject(schema) ? schema : {};
}
