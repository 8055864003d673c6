import { valueAt } from '../../../../core/brand/editValue.ts';
import { didYouMean } from '../../problem/didYouMean.ts';
import { layersOf } from '../../resolve/layersOf.ts';
import { mergeSources } from '../../resolve/mergeSources.ts';
import { readBrandFolder } from '../../sources/readBrandFolder.ts';
import { CannotRun } from '../../verbs/CannotRun.ts';
import { languagesToWord, primaryOf } from '../wordPointers.ts';
import { brandTexts, catalogueTexts } from './brandTexts.ts';
import type { TermsText } from './TermsText.ts';
import { termsTexts } from './termsTexts.ts';
import type { WordedText } from './WordedText.ts';

/** A brand's texts in one of its languages. */
export interface OpenTexts {
  readonly brand: string;
  readonly sourceLanguage: string;
  readonly language: string;
  readonly texts: readonly WordedText[];
  /** The texts to agree to, which are separate files. */
  readonly terms: readonly TermsText[];
}

/**
 * Opens the texts of a brand for a translator: those of its layers, then of its catalogue. `asked`
 * defaults to the one language that the brand offers besides its default. Throws CannotRun.
 */
export function openTexts(dir: string, id: string, asked: string | undefined): OpenTexts {
  const { folder } = readBrandFolder(dir, 'asWritten');
  const source = folder.brands.get(id);
  if (source === undefined) {
    throw new CannotRun(`There is no brand "${id}". ${didYouMean(id, [...folder.brands.keys()])}`);
  }
  const { layers } = layersOf(folder, source);
  const merged = mergeSources(layers.map((layer) => layer.source));
  const offered = [merged['languages']].flat().filter((tag) => typeof tag === 'string');
  const [sourceLanguage = 'en-US'] = offered;
  const language = asked ?? onlyOf(languagesToWord(offered), id);
  if (!/^[a-z]{2}-[A-Z]{2}$/.test(language)) {
    throw new CannotRun(`"${language}" is no language and country. Write one such as 'fr-CA'.`);
  }
  if (primaryOf(language) === primaryOf(sourceLanguage)) {
    throw new CannotRun(
      `"${language}" reads the words of "${sourceLanguage}": nothing is translated.`,
    );
  }
  const named = valueAt(merged, '/plans/catalogue');
  const catalogue = typeof named === 'string' ? folder.catalogues.get(named) : undefined;
  const sold = catalogue === undefined ? [] : catalogueTexts(catalogue, language);
  return {
    brand: id,
    sourceLanguage,
    language,
    texts: [...brandTexts(layers, language), ...sold],
    terms: termsTexts(merged, language, folder),
  };
}

function onlyOf(languages: readonly string[], id: string): string {
  const [only, ...others] = languages;
  if (only !== undefined && others.length === 0) return only;
  const why =
    only === undefined
      ? `"${id}" offers one language.`
      : `"${id}" offers ${languages.map((tag) => `"${tag}"`).join(' and ')}.`;
  throw new CannotRun(`${why} Name the one to translate into with --lang.`);
}
