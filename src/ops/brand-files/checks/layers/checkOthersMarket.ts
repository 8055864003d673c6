import { fromPointer } from '../../../../core/brand/jsonPointer.ts';
import type { Problem } from '../../problem/Problem.ts';
import { problemAt } from '../../problem/problemAt.ts';
import type { SourceLayer } from '../../resolve/layersOf.ts';
import { keyOfPointer } from '../../settings/settingKey.ts';
import type { FolderView } from '../../sources/BrandFolder.ts';
import type { JsonSource } from '../../sources/Source.ts';
import { othersMarketSettings } from './othersMarketSettings.ts';

/**
 * Finds what a brand has from one of another market that it extends, and should have from its own:
 * visitors would agree to the terms of another country, or be measured by its law.
 */
export function checkOthersMarket(
  brand: JsonSource,
  layers: readonly SourceLayer[],
  folder: Pick<FolderView, 'layers'>,
): readonly Problem[] {
  const settings = othersMarketSettings(layers, folder.layers);
  return settings.map(({ at, from, market, ours, theirMarket, theirs }) => {
    const [group, key] = fromPointer(at);
    const why = `"${keyOfPointer(at)}" is "${theirs}", as in "${from}" of the market ${theirMarket}, and the market ${market} has another.`;
    const fix = `Add "${key}": "${ours}" to "${group}".`;
    // The brand's file has no place for it yet. The Studio shows the problem at the setting.
    return { ...problemAt('extends-market', brand, { at: '/extends', why, fix }), pointer: at };
  });
}
