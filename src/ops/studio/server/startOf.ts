import { isJsonObject, type JsonObject, type JsonValue } from '../../../core/brand/JsonValue.ts';
import { readSchema } from '../../brand-files/schema/schemaFiles.ts';
import type { JsonSource } from '../../brand-files/sources/Source.ts';
import type { BrandCard, StudioStart } from '../wire/StudioBrand.ts';
import type { ReadWorkspace } from './Workspace.ts';

const COLOUR = /^#[0-9a-f]{6}$/i;

/**
 * Returns what the Studio's page needs before a brand is opened. The list includes files that are
 * not JSON.
 */
export function startOf({ catalogues, folder, terms }: ReadWorkspace): StudioStart {
  const broken = [...folder.broken].flatMap((key) =>
    key.startsWith('brand:') ? [{ id: key.slice('brand:'.length), value: {} }] : [],
  );
  const brands = [...folder.brands.values(), ...broken].map((source) =>
    cardOf(source, folder.brands),
  );
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

type NamedFile = Pick<JsonSource, 'id' | 'value'>;

function cardOf({ id, value }: NamedFile, brands: ReadonlyMap<string, NamedFile>): BrandCard {
  const text = (key: string) => (typeof value[key] === 'string' ? value[key] : '');
  return {
    id,
    name: text('name') || id,
    market: text('market'),
    category: text('category'),
    colours: ['surface', 'accent', 'ink'].flatMap((key) => colourOf(value, key, brands) ?? []),
  };
}

/**
 * Finds a theme colour of a brand, or of a brand that it extends at any depth. Visits each brand
 * once.
 */
function colourOf(
  value: JsonObject,
  key: string,
  brands: ReadonlyMap<string, NamedFile>,
): string | null {
  const seen = new Set<JsonObject>();
  for (let at: JsonObject | undefined = value; at && !seen.has(at); ) {
    seen.add(at);
    const theme: JsonValue | undefined = at['theme'];
    const parent: JsonValue | undefined = at['extends'];
    const colour = isJsonObject(theme) ? theme[key] : undefined;
    if (typeof colour === 'string') return COLOUR.test(colour) ? colour : null;
    at = typeof parent === 'string' ? brands.get(parent)?.value : undefined;
  }
  return null;
}

function schemaObject(name: 'brand' | 'widgets'): JsonObject {
  const schema = JSON.parse(JSON.stringify(readSchema(name)));
  return isJsonObject(schema) ? schema : {};
}
