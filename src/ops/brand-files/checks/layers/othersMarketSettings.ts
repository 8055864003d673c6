import { valueAt } from '../../../../core/brand/editValue.ts';
import type { JsonValue } from '../../../../core/brand/JsonValue.ts';
import { originsOf } from '../../../../core/brand/originsOf.ts';
import type { SourceLayer } from '../../resolve/layersOf.ts';

/** What the law of a market decides, and not the company that a brand belongs to. */
const OF_A_MARKET = [
  '/agreement/termsTitle',
  '/agreement/terms',
  '/agreement/privacy',
  '/analytics/consent',
] as const;

/** A setting that a brand has from one of another market, although its own market sets it. */
export interface OthersSetting {
  readonly at: string;
  /** The brand's own market. */
  readonly market: string;
  /** The id and the market of the brand that it is from. */
  readonly from: string;
  readonly theirMarket: string;
  readonly theirs: string;
  /** What the brand's own market sets. */
  readonly ours: string;
}

/**
 * Finds the settings of other markets in a brand's layers, the brand last. None for a brand that
 * extends one of its own market, which has them itself or is where they are found.
 */
export function othersMarketSettings(layers: readonly SourceLayer[]): readonly OthersSetting[] {
  const [parent, brand] = layers.slice(-2);
  const market = brand?.value['market'];
  if (parent === undefined || parent.isShared || !isText(market)) return [];
  if (parent.value['market'] === market) return [];
  const own = layers.find(({ isShared, source }) => isShared && source.id === `market/${market}`);
  return OF_A_MARKET.flatMap((at) => {
    const [origin] = originsOf(layers, at);
    const ours = own && valueAt(own.value, at);
    const theirs = origin?.value;
    const { id: from = '', value } = origin?.layer.source ?? {};
    const theirMarket = value?.['market'];
    if (origin?.layer.isShared !== false || theirMarket === market) return [];
    if (!isText(ours) || !isText(theirs) || !isText(theirMarket) || ours === theirs) return [];
    return [{ at, market, from, theirMarket, theirs, ours }];
  });
}

function isText(value: JsonValue | undefined): value is string {
  return typeof value === 'string';
}
