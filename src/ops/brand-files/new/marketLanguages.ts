import { withLanguages } from '../../../core/brand/withLanguages.ts';
import type { Brand } from '../../../core/contract/generated/brand.ts';
import type { FolderView } from '../sources/BrandFolder.ts';

/**
 * The languages that brands of a market offer unless they set their own. The default comes first.
 */
export function languagesOf(
  { layers }: Pick<FolderView, 'layers'>,
  market: Brand['market'],
): readonly string[] {
  const { languages } = withLanguages(layers.get(`market/${market}`)?.value ?? {});
  return Array.isArray(languages) ? languages.filter((tag) => typeof tag === 'string') : [];
}

/** The language tags of an answer: 'en-CA, fr-CA'. */
export function tagsIn(answer: string): readonly string[] {
  return answer.split(/[\s,]+/).filter((tag) => tag !== '');
}
