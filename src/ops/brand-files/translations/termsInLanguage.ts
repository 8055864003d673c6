import type { Brand } from '../../../core/contract/generated/brand.ts';
import type { Finding } from '../problem/Finding.ts';
import { brokenKey, type FolderView } from '../sources/BrandFolder.ts';
import { languagesToWord, primaryOf } from './wordPointers.ts';

/**
 * The names that a text may have in a language, most specific first: 'terms-ca.fr-CA',
 * 'terms-ca.fr'.
 */
function namesIn(name: string, tag: string): readonly string[] {
  return [`${name}.${tag}`, `${name}.${primaryOf(tag)}`];
}

/** Returns the name of a text in a language; its own name when no file is in that language. */
export function termsInLanguage(
  name: string,
  tag: string,
  { terms }: Pick<FolderView, 'terms'>,
): string {
  return namesIn(name, tag).find((it) => terms.has(it)) ?? name;
}

/** Finds the texts to agree to that are missing in a language that the brand offers. */
export function findUnwordedTerms(
  { terms, privacy, hipaaTerms }: Brand['agreement'],
  languages: readonly string[],
  folder: Pick<FolderView, 'terms' | 'broken'>,
): readonly Finding[] {
  const named = Object.entries({ terms, privacy, hipaaTerms });
  return languagesToWord(languages).flatMap((tag) =>
    named.flatMap(([key, name]): Finding[] => {
      if (name === undefined || !isThere(name, folder)) return [];
      if (namesIn(name, tag).some((it) => isThere(it, folder))) return [];
      const file = `terms/${name}.${primaryOf(tag)}.md`;
      const why = `The text "${name}" is not there in "${tag}".`;
      return [{ at: `/agreement/${key}`, why, fix: `Translate it as ${file}.` }];
    }),
  );
}

function isThere(name: string, { terms, broken }: Pick<FolderView, 'terms' | 'broken'>): boolean {
  return terms.has(name) || broken.has(brokenKey('terms', name));
}

/** The name of the text that a text is in another language; its own name for an original. */
export function originalOf(id: string): string {
  return id.split('.')[0] ?? id;
}

/** Returns what is wrong with a translated text that has no original; null when it has one. */
export function lostOriginal(id: string, names: readonly string[]): Omit<Finding, 'at'> | null {
  const name = originalOf(id);
  if (name === id || names.includes(name)) return null;
  const why = `There is no text terms/${name}.md that this one is in another language.`;
  return { why, fix: `Write the text itself as terms/${name}.md.` };
}
