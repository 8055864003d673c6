import { isJsonObject, type JsonObject } from '../../../core/brand/JsonValue.ts';
import type { BrandFolder } from '../sources/BrandFolder.ts';
import { FOUNDING_BRANDS } from './foundingBrands.ts';

/** Names the files that set a setting: 'base; market/CA; ringwell, slotbook'. */
export function settingOrigins(
  { layers, brands }: Pick<BrandFolder, 'layers' | 'brands'>,
  path: string,
): string {
  const setting = (ids: readonly string[], files: ReadonlyMap<string, { value: JsonObject }>) =>
    ids.filter((id) => sets(files.get(id)?.value ?? {}, path.split('.')));
  const layersOf = (kind: string) => [...layers.keys()].filter((id) => id.startsWith(`${kind}/`));
  const categories = layersOf('category');
  const markets = layersOf('market');
  const parts = [
    setting(['base'], layers).join(),
    listed(setting(categories, layers), categories, 'category'),
    listed(setting(markets, layers), markets, 'market'),
    listed(setting(FOUNDING_BRANDS, brands), FOUNDING_BRANDS, 'brand'),
  ];
  return parts.filter((part) => part !== '').join('; ') || 'none';
}

function sets(value: JsonObject, [key = '', ...rest]: readonly string[]): boolean {
  const inner = value[key];
  if (rest.length === 0) return inner !== undefined;
  return isJsonObject(inner) && sets(inner, rest);
}

/** Lists the ids, or says 'every brand', or 'every brand but' the one or two that are missing. */
function listed(ids: readonly string[], all: readonly string[], kind: string): string {
  if (ids.length === 0) return '';
  const missing = all.filter((id) => !ids.includes(id));
  if (missing.length === 0) return `every ${kind}`;
  if (kind === 'brand' && missing.length <= 2) return `every brand but ${sorted(missing)}`;
  return sorted(ids);
}

function sorted(ids: readonly string[]): string {
  return ids.toSorted().join(', ');
}
