import { toPointer } from '../../../core/brand/jsonPointer.ts';
import type { Brand } from '../../../core/contract/generated/brand.ts';
import { meantOrToAdd } from '../problem/didYouMean.ts';
import type { Finding } from '../problem/Finding.ts';
import { brokenKey, type FolderView } from '../sources/BrandFolder.ts';

/**
 * Finds faults of the logos that a brand has for other languages: files that do not exist, and a
 * logo for only one of two schemes.
 */
export function findLogoFaults(
  { logo, translations = {} }: Pick<Brand, 'logo' | 'translations'>,
  { logos, broken }: Pick<FolderView, 'logos' | 'broken'>,
): readonly Finding[] {
  return Object.entries(translations).flatMap(([tag, { logo: own = {} }]) => {
    const at = toPointer(['translations', tag, 'logo']);
    const { file, fileOnDark } = own;
    const unknown = Object.entries({ file, fileOnDark }).flatMap(([key, name]): Finding[] => {
      if (name === undefined || logos.has(name)) return [];
      if (broken.has(brokenKey('logo', name.replace(/\.svg$/, '')))) return [];
      const why = `There is no logo logos/${name}.`;
      return [{ at: `${at}/${key}`, why, fix: meantOrToAdd(name, logos.keys(), `logos/${name}`) }];
    });
    if (file === undefined || fileOnDark !== undefined || logo.fileOnDark === undefined) {
      return unknown;
    }
    const why = 'The logo has a file for the dark scheme, and none in this language.';
    const fix = `Add "fileOnDark" to "logo": "${file}" again, if it can be seen on dark.`;
    return [...unknown, { at, part: 'key', why, fix } as const];
  });
}
