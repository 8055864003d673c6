import { join } from 'node:path';
import type { Brand } from '../../../core/contract/generated/brand.ts';
import type { Problem } from '../../brand-files/problem/Problem.ts';
import type { JsonSource } from '../../brand-files/sources/Source.ts';
import { shownPath } from '../../brand-files/sources/shownPath.ts';
import type { ReadWorkspace } from './Workspace.ts';

/**
 * Returns the problems of the files that a brand uses, at the setting that names each: its layers,
 * and the logos, texts and catalogue of the resolved `brand`.
 */
export function problemsOfNamedFiles(
  { dir, problems }: ReadWorkspace,
  source: JsonSource,
  brand: Brand | null,
): readonly Problem[] {
  const named = new Map(
    [...layersNamedBy(source), ...filesNamedBy(brand)].map(([file, pointer]) => [
      shownPath(join(dir, file)),
      pointer,
    ]),
  );
  return problems.flatMap((problem) => {
    const pointer = named.get(problem.file);
    return pointer === undefined ? [] : [{ ...problem, pointer, about: 'namedFile' }];
  });
}

type Named = readonly (readonly [file: string, pointer: string])[];

function layersNamedBy({ value }: JsonSource): Named {
  const named = (key: string) => (typeof value[key] === 'string' ? value[key] : '');
  return [
    ['defaults/base.json', ''],
    [`defaults/category/${named('category')}.json`, '/category'],
    [`defaults/market/${named('market')}.json`, '/market'],
    [`${named('extends')}.json`, '/extends'],
  ];
}

function filesNamedBy(brand: Brand | null): Named {
  if (brand === null) return [];
  const { agreement, logo, plans, theme } = brand;
  const { illustration, illustrationBelow } = theme.signature;
  return [
    [`logos/${logo.file}`, '/logo/file'],
    [`logos/${logo.fileOnDark}`, '/logo/fileOnDark'],
    [`illustrations/${illustration?.file}`, '/theme/signature/illustration/file'],
    [`illustrations/${illustrationBelow?.file}`, '/theme/signature/illustrationBelow/file'],
    [`terms/${agreement.terms}.md`, '/agreement/terms'],
    [`terms/${agreement.privacy}.md`, '/agreement/privacy'],
    [`terms/${agreement.hipaaTerms}.md`, '/agreement/hipaaTerms'],
    [`plans/${plans.catalogue}.json`, '/plans/catalogue'],
  ];
}
