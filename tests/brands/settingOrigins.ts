import { join } from 'node:path';
import { isJsonObject, type JsonObject } from '../../src/core/brand/JsonValue.ts';
import { readBrandFolder } from '../../src/ops/brand-files/sources/readBrandFolder.ts';
import { FOUNDING_BRANDS } from './foundingBrands.ts';

const { folder } = readBrandFolder(join(import.meta.dirname, '../../brands'));
const brands = [...folder.brands.values()].filter(({ id }) => FOUNDING_BRANDS.includes(id));

/** Which files set a setting, as docs/brands.md writes it: 'base; market/CA; ringwell, slotbook'. */
export function settingOrigins(path: string): string {
  const setIn = (files: Iterable<{ id: string; value: JsonObject }>) =>
    [...files].filter(({ value }) => sets(value, path.split('.'))).map(({ id }) => id);
  const all = [...folder.layers.keys()];
  const layers = setIn(folder.layers.values());
  const kind = (ids: readonly string[], start: string) => ids.filter((id) => id.startsWith(start));
  const parts = [
    layers.filter((id) => id === 'base').join(),
    listed(kind(layers, 'category/'), kind(all, 'category/'), 'category'),
    listed(kind(layers, 'market/'), kind(all, 'market/'), 'market'),
    listed(setIn(brands), FOUNDING_BRANDS, 'brand'),
  ];
  return parts.filter((part) => part !== '').join('; ') || 'none';
}

function sets(value: JsonObject, [key = '', ...rest]: readonly string[]): boolean {
  const inner = value[key];
  if (rest.length === 0) return inner !== undefined;
  return isJsonObject(inner) && sets(inner, rest);
}

/** Names them, or says 'every brand', or 'every brand but' the one or two that are missing. */
function listed(named: readonly string[], all: readonly string[], kind: string): string {
  const missing = all.filter((id) => !named.includes(id));
  if (missing.length === 0) return `every ${kind}`;
  if (kind === 'brand' && missing.length <= 2) return `every brand but ${sorted(missing)}`;
  return sorted(named);
}

function sorted(ids: readonly string[]): string {
  return ids.toSorted().join(', ');
}
