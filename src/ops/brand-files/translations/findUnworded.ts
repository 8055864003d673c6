import { toPointer } from '../../../core/brand/jsonPointer.ts';
import { originsOf } from '../../../core/brand/originsOf.ts';
import type { Finding } from '../problem/Finding.ts';
import { isChangedSince } from '../resolve/isChangedSince.ts';
import type { SourceLayer } from '../resolve/layersOf.ts';
import { mergeSources } from '../resolve/mergeSources.ts';
import { refusedIn } from '../resolve/refusedIn.ts';
import { keyOfPointer } from '../settings/settingKey.ts';
import { languagesToWord, OPTIONAL_POINTERS, wordPointers } from './wordPointers.ts';

/**
 * Finds texts that a brand has in its default language and not in another that it offers. The
 * translation must be in the layer that words the text or a higher one, because a lower layer
 * translates its own text. Each finding is at the original text.
 */
export function findUnworded(
  layers: readonly SourceLayer[],
  languages: readonly string[],
): readonly Finding[] {
  const sources = layers.map(({ source }) => source);
  const pointers = wordPointers(mergeSources(sources));
  const isRefused = refusedIn(sources);
  return languagesToWord(languages).flatMap((tag) =>
    pointers.flatMap((pointer): Finding[] => {
      const [worded] = originsOf(layers, pointer);
      if (typeof worded?.value !== 'string') return [];
      const at = toPointer(['translations', tag]) + pointer;
      if (isRefused(at)) return [];
      const [translated] = originsOf(layers, at);
      const key = keyOfPointer(pointer);
      const fix = `Translate it as "translations.${tag}.${key}", here or in a layer nearer to the brand.`;
      if (typeof translated?.value !== 'string') {
        return [{ at: pointer, why: `"${key}" is not there in "${tag}".`, fix }];
      }
      if (!isChangedSince(layers, pointer, translated.layer)) return [];
      const why = `"${key}" is worded anew here, and in "${tag}" it still says what ${translated.layer.name} says.`;
      return [{ at: pointer, why, fix }];
    }),
  );
}

/**
 * Finds what a brand changes although a lower layer, such as the brand that it extends, sets it in
 * another language: the page in that language would have the other brand's name, logo or link. These
 * need no translation, so only such a one is a fault.
 */
export function findOutworn(
  layers: readonly SourceLayer[],
  languages: readonly string[],
): readonly Finding[] {
  return languagesToWord(languages).flatMap((tag) =>
    OPTIONAL_POINTERS.flatMap((pointer): Finding[] => {
      const [own] = originsOf(layers, pointer);
      const [other] = originsOf(layers, toPointer(['translations', tag]) + pointer);
      if (typeof own?.value !== 'string' || typeof other?.value !== 'string') return [];
      if (!isChangedSince(layers, pointer, other.layer)) return [];
      const key = keyOfPointer(pointer);
      const why = `"${key}" is set anew here, and in "${tag}" it is still what ${other.layer.name} says.`;
      const fix = `Translate it as "translations.${tag}.${key}", or write null there where it is the same.`;
      return [{ at: pointer, why, fix }];
    }),
  );
}
