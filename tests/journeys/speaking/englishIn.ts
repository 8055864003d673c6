import { english } from '../../../src/core/texts/en/english.ts';
import { wordsFor } from '../../../src/core/texts/wordsFor.ts';
import { CARD_DRAWINGS } from '../../../src/page/payment/methods/card/form/marks/drawings.tsx';
import { textsIn, wordsIn } from '../../factories/texts/textsIn.ts';
import type { SpokenWay } from './spokenWays.ts';

const ENGLISH_WORDS = new Set(textsIn(english).flatMap(([, text]) => wordsIn(text)));

/**
 * Names that are the same in every language, such as kinds of cards, and the names of the tests'
 * visitors.
 */
const NAMES = [
  ...'braintree facebook google us canada ada'.split(' '),
  ...Object.values(CARD_DRAWINGS).flatMap(({ name }) => wordsIn(name)),
];

/** An address, and an order number, whose random letters may be a word such as 'as'. */
const CODES = /\S+@\S+|\b[0-9A-Z]{5}-[0-9A-Z]{5}\b/g;

/** Returns the texts with a word of the English catalogue that neither the language nor the brand has. */
export function englishIn(
  texts: readonly string[],
  { brand, ownTexts }: Pick<SpokenWay, 'brand' | 'ownTexts'>,
): string[] {
  const language = textsIn(wordsFor(brand.locale)).map(([, text]) => text);
  const known = new Set([...language, ...ownTexts].flatMap(wordsIn));
  const isEnglish = (word: string) =>
    ENGLISH_WORDS.has(word) && !known.has(word) && !NAMES.includes(word);
  return texts.filter((text) => wordsIn(text.replaceAll(CODES, '')).some(isEnglish));
}
