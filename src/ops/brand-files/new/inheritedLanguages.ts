import type { JsonObject } from '../../../core/brand/JsonValue.ts';
import { withLanguages } from '../../../core/brand/withLanguages.ts';
import type { Brand } from '../../../core/contract/generated/brand.ts';
import type { FolderView } from '../sources/BrandFolder.ts';

/**
 * The languages that a brand offers unless it sets its own: those of the nearest brand that it
 * extends and that sets some, otherwise those of its market. The default comes first.
 */
export function inheritedLanguages(
  { brands, layers }: Pick<FolderView, 'brands' | 'layers'>,
  market: Brand['market'],
  parent: string | null,
): readonly string[] {
  for (let id = parent; id !== null; ) {
    const { extends: next, ...value } = brands.get(id)?.value ?? {};
    const own = languagesIn(value);
    if (own !== null) return own;
    id = typeof next === 'string' ? next : null;
  }
  return languagesIn(layers.get(`market/${market}`)?.value ?? {}) ?? [];
}

/** The languages that a file sets; null when it leaves them to others. */
function languagesIn(value: JsonObject): readonly string[] | null {
  const { languages } = withLanguages(value);
  return Array.isArray(languages) ? languages.filter((tag) => typeof tag === 'string') : null;
}

/** The language tags of an answer: 'en-CA, fr-CA'. */
export function tagsIn(answer: string): readonly string[] {
  return answer.split(/[\s,]+/).filter((tag) => tag !== '');
}
