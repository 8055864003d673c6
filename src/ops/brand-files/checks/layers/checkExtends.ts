import { didYouMean } from '../../problem/didYouMean.ts';
import type { Problem } from '../../problem/Problem.ts';
import { problemAt } from '../../problem/problemAt.ts';
import type { Hindrance } from '../../resolve/layersOf.ts';
import type { FolderView } from '../../sources/BrandFolder.ts';
import type { JsonSource } from '../../sources/Source.ts';

/** What keeps a brand from being built on another, told in the files that are at fault alone. */
export function checkExtends(
  brand: JsonSource,
  hindrance: Hindrance | null,
  folder: Pick<FolderView, 'brands'>,
): readonly Problem[] {
  if (hindrance === null) return [];
  if (hindrance.kind === 'unknownParent') {
    if (hindrance.child !== brand) return [];
    const why = `There is no brand "${hindrance.parent}" to extend.`;
    const others = [...folder.brands.keys()].filter((id) => id !== brand.id);
    return [
      problemAt('extends-known', brand, {
        at: '/extends',
        why,
        fix: didYouMean(hindrance.parent, others),
      }),
    ];
  }
  if (!hindrance.ids.includes(brand.id)) return [];
  const round = [...hindrance.ids, hindrance.ids[0]].map((id) => `"${id}"`).join(' → ');
  const why = `Brands extend each other in a circle: ${round}.`;
  return [
    problemAt('layer-cycle', brand, {
      at: '/extends',
      why,
      fix: 'Remove "extends" from one of them.',
    }),
  ];
}
