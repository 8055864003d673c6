import { isJsonObject, type JsonObject } from '../../../../core/brand/JsonValue.ts';
import type { FolderView } from '../../sources/BrandFolder.ts';
import type { TextSource } from '../../sources/Source.ts';
import { compileTerms } from '../../terms/compileTerms.ts';
import type { TermsTemplate } from '../../terms/TermsTemplate.ts';
import { haveSameParts } from '../compareTerms.ts';
import { termsInLanguage } from '../termsInLanguage.ts';
import { primaryOf } from '../wordPointers.ts';
import type { TermsText } from './TermsText.ts';

/** The settings that name a text to agree to. */
const NAMED = ['terms', 'privacy', 'hipaaTerms'] as const;

/**
 * The texts to agree to that a merged brand names, each with its state in a language. A translation
 * whose headings, paragraphs and list items differ from the original's is outdated.
 */
export function termsTexts(
  { agreement = null }: JsonObject,
  tag: string,
  { terms }: Pick<FolderView, 'terms'>,
): readonly TermsText[] {
  const named = isJsonObject(agreement) ? agreement : {};
  return NAMED.flatMap((key): TermsText[] => {
    const name = named[key];
    const original = typeof name === 'string' ? terms.get(name) : undefined;
    if (typeof name !== 'string' || original === undefined) return [];
    const id = termsInLanguage(name, tag, { terms });
    const translated = id === name ? undefined : terms.get(id);
    if (translated === undefined) {
      return [{ name, file: `terms/${name}.${primaryOf(tag)}.md`, state: 'missing' }];
    }
    const isWhole = haveSameParts(templateOf(translated), templateOf(original));
    return [{ name, file: `terms/${id}.md`, state: isWhole ? 'present' : 'outdated' }];
  });
}

function templateOf(source: TextSource): TermsTemplate {
  return compileTerms(source).template;
}
