import { setAt, valueAt } from '../../../core/brand/editValue.ts';
import type { JsonObject } from '../../../core/brand/JsonValue.ts';
import { toPointer } from '../../../core/brand/jsonPointer.ts';
import type { Brand } from '../../../core/contract/generated/brand.ts';
import { languagesToWord } from '../translations/wordPointers.ts';

/** What a brand may have in another language too, and another brand must not get from it. */
const OWN = ['name', 'legalName', 'logo'] as const;

/**
 * Returns a new brand without what shows the brand that it extends in place of it: that brand's logo
 * on dark, and its names and logo in other languages. It has no dark scheme either, because the
 * placeholder of its logo has dark letters.
 */
export function withoutOthers(
  value: JsonObject,
  { logo, theme, translations = {} }: Pick<Brand, 'logo' | 'theme' | 'translations'>,
  languages: readonly string[],
): JsonObject {
  const dark = theme.dark === undefined ? [] : ['/theme/dark'];
  const onDark = logo.fileOnDark === undefined ? [] : ['/logo/fileOnDark'];
  const worded = languagesToWord(languages).flatMap((tag) =>
    OWN.filter(
      (key) => translations[tag]?.[key] !== undefined && valueAt(value, `/${key}`) !== undefined,
    ).map((key) => toPointer(['translations', tag, key])),
  );
  return [...dark, ...onDark, ...worded].reduce<JsonObject>(
    (made, pointer) => setAt(made, pointer, null),
    value,
  );
}
