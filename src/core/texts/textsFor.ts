import type { Brand } from '../contract/generated/brand.ts';
import type { en } from './en.ts';
import { compileText } from './icu/compileText.ts';
import { wordsFor } from './wordsFor.ts';

export type TextKey = keyof typeof en;

/** Every text of a page by its key, as `formatText` fills it in. */
export type Texts = Readonly<Record<TextKey, string>>;

/** A brand's texts: its language's, its market's words over them, and its own over both. */
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
    // A brand words its success once, whether a mail or the account follows.
    ...(successHeading !== undefined && { successHeading, successMailHeading: successHeading }),
    ...(successMessage !== undefined && { successMessage, successMailMessage: successMessage }),
  };
}
