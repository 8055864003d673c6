import { setAt } from '../../../core/brand/editValue.ts';
import type { JsonObject } from '../../../core/brand/JsonValue.ts';
import type { Brand } from '../../../core/contract/generated/brand.ts';
import { othersMarketSettings } from '../checks/layers/othersMarketSettings.ts';
import { layersOf } from '../resolve/layersOf.ts';
import type { FolderView } from '../sources/BrandFolder.ts';
import { DATES } from './brandOf.ts';

/**
 * Returns a new brand with the terms, the privacy policy, the consent rule and the dates of its own
 * market, where it would have those of a brand of another market that it extends.
 */
export function withMarket(
  value: JsonObject,
  { id, market }: Pick<Brand, 'id' | 'market'>,
  extended: Pick<Brand, 'market'>,
  folder: FolderView,
): JsonObject {
  if (extended.market === market) return value;
  const { layers } = layersOf(folder, { name: `${id}.json`, id, text: '', value, removed: [] });
  return othersMarketSettings(layers, folder.layers).reduce<JsonObject>(
    (made, { at, ours }) => setAt(made, at, ours),
    { ...value, dateLanguage: DATES[market] },
  );
}
