import { LANGUAGES } from '../../../src/core/texts/languages.ts';

/** The tags of all languages that English is translated into. */
export const TRANSLATED_TAGS: readonly string[] = Object.entries(LANGUAGES)
  .filter(([tag, { isPseudo }]) => tag !== 'en' && !isPseudo)
  .map(([tag]) => tag);
