import type { Brand } from '../../core/contract/generated/brand.ts';
import { formatCount } from '../../core/texts/formatCount.ts';
import { formatNumbers } from '../../core/texts/formatNumbers.ts';
import type { Texts } from '../../core/texts/textsFor.ts';

/** Fills in the length of a brand's trial, which is the same on all its pages. */
export function withTrial(
  texts: Texts,
  { freeTrial, locale }: Pick<Brand, 'freeTrial' | 'locale'>,
): Texts {
  const said = (text: string) =>
    formatNumbers(text, { ...freeTrial }, (number) => formatCount(number, locale));
  return { ...texts, trialDays: said(texts.trialDays), trialOffer: said(texts.trialOffer) };
}
