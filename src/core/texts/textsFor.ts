import type { Brand } from '../contract/generated/brand.ts';
import type { en } from './en.ts';
import { compileText } from './icu/compileText.ts';
import { wordsFor } from './wordsFor.ts';

export type TextKey = keyof typeof en;

/** Every text of a page by key, ready for `formatText`. */
export type Texts = Readonly<Record<TextKey, string>>;

/** Returns a brand's texts: those of its language, overridden by its market's and then its own. */
export function textsFor({
  locale,
  market,
  texts,
}: Pick<Brand, 'locale' | 'market' | 'texts'>): Texts {
  const words = wordsFor(locale);
  const own = Object.entries(texts).map(([key, text]) => [key, compileText(text, locale)]);
  const { successHeading, successMessage, ...others }: Brand['texts'] = Object.fromEntries(own);
  return {
    ...words.page,
    ...words.market[market],
    ...others,
    // A brand has one success heading for both cases: with and without an activation mail.
    ...(successHeading !== undefined && { successHeading, successMailHeading: successHeading }),
    ...(successMessage !== undefined && { successMessage, successMailMessage: successMessage }),
  };
}
