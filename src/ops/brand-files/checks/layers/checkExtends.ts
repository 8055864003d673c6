import { nearestName } from '../../problem/nearestName.ts';
import type { Problem } from '../../problem/Problem.ts';
import { problemAt } from '../../problem/problemAt.ts';
import type { Hindrance } from '../../resolve/layersOf.ts';
import type { FolderView } from '../../sources/BrandFolder.ts';
import type { JsonSource } from '../../sources/Source.ts';

/**
 * Finds what prevents a brand from extending another. Reports it only in the files that cause it.
 */
export function checkExtends(
  brand: JsonSource,
  hindrance: Hindrance | null,
  folder: Pick<FolderView, 'brands'>,
): readonly Problem[] {
  if (hindrance === null) return [];
  if (hindrance.kind === 'unknownParent') {
    if (hindrance.child !== brand) return [];
    const why = `There is no brand "${hindrance.parent}" to extend.`;
    const others = [...folder.brands.keys()].filter((id) => endsWell(id, brand.id, folder));
    return [
      problemAt('extends-known', brand, {
        at: '/extends',
        why,
        fix: fixOf(hindrance.parent, others),
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

/** Suggests another brand only when its name is similar: any other may be of another market. */
function fixOf(parent: string, others: readonly string[]): string {
  const nearest = nearestName(parent, others);
  if (nearest === null) return `Add ${parent}.json, or name another brand.`;
  return `Did you mean "${nearest}"? Otherwise add ${parent}.json.`;
}

/** Whether a brand and all that it extends exist, without the brand that wants to extend it. */
function endsWell(id: string, child: string, { brands }: Pick<FolderView, 'brands'>): boolean {
  const seen = new Set([child]);
  for (let next: unknown = id; typeof next === 'string'; ) {
    const source = brands.get(next);
    if (source === undefined || seen.has(next)) return false;
    seen.add(next);
    next = source.value['extends'];
  }
  return true;
}
