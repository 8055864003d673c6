import type { Brand } from '../contract/generated/brand.ts';
import { formatCount } from './formatCount.ts';
import { formatNumbers } from './formatNumbers.ts';
import type { Texts } from './textsFor.ts';

/** Fills in the length of a brand's trial, which is the same on all its pages. */
export function withTrial(
  texts: Texts,
  { freeTrial, locale }: Pick<Brand, 'freeTrial' | 'locale'>,
): Texts {
  const said = (text: string) =>
    formatNumbers(text, { ...freeTrial }, (number) => formatCount(number, locale));
  return { ...texts, trialDays: said(texts.trialDays), trialOffer: said(texts.trialOffer) };
}
