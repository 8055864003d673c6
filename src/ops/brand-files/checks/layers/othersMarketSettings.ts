import { valueAt } from '../../../../core/brand/editValue.ts';
import type { JsonValue } from '../../../../core/brand/JsonValue.ts';
import { originsOf } from '../../../../core/brand/originsOf.ts';
import type { SourceLayer } from '../../resolve/layersOf.ts';
import type { FolderView } from '../../sources/BrandFolder.ts';

/** What the law of a market decides, and not the company that a brand belongs to. */
const OF_A_MARKET = [
  '/agreement/termsTitle',
  '/agreement/terms',
  '/agreement/privacy',
  '/analytics/consent',
] as const;

/** A setting that a brand has from one of another market, although it has another in its own. */
export interface OthersSetting {
  readonly at: string;
  /** The brand's own market. */
  readonly market: string;
  /** The id and the market of the brand that it is from. */
  readonly from: string;
  readonly theirMarket: string;
  readonly theirs: string;
  /** What the brand has in its own market. */
  readonly ours: string;
}

/**
 * Finds the settings of other markets in a brand's layers, the brand last: those that its own market
 * sets, and those that its own market does not set and the other does. None for a brand that extends
 * one of its own market, which has them itself or is where they are found.
 */
export function othersMarketSettings(
  layers: readonly SourceLayer[],
  markets: FolderView['layers'],
): readonly OthersSetting[] {
  const [parent, brand] = layers.slice(-2);
  const market = brand?.value['market'];
  if (parent === undefined || parent.isShared || !isText(market)) return [];
  if (parent.value['market'] === market) return [];
  const shared = layers.filter(({ isShared }) => isShared);
  return OF_A_MARKET.flatMap((at) => {
    const [origin] = originsOf(layers, at);
    const theirs = origin?.value;
    const { id: from = '', value } = origin?.layer.source ?? {};
    const theirMarket = value?.['market'];
    if (origin?.layer.isShared !== false || theirMarket === market) return [];
    if (!isText(theirs) || !isText(theirMarket)) return [];
    const isOfTheirMarket = saidIn(theirMarket, at) === theirs;
    const ours =
      saidIn(market, at) ?? (isOfTheirMarket ? originsOf(shared, at).at(0)?.value : null);
    if (!isText(ours) || ours === theirs) return [];
    return [{ at, market, from, theirMarket, theirs, ours }];
  });

  function saidIn(name: string, at: string): JsonValue | undefined {
    const layer = markets.get(`market/${name}`);
    return layer && valueAt(layer.value, at);
  }
}

function isText(value: JsonValue | undefined): value is string {
  return typeof value === 'string';
}
