import { DECLINE_REASONS, type DeclineReason } from '../contract/DeclineReason.ts';
import type { Brand } from '../contract/generated/brand.ts';
import { compileText } from './icu/compileText.ts';
import type { LateTexts } from './LanguageWords.ts';
import { wordsFor } from './wordsFor.ts';

/** The brand's own text key for each decline reason. */
const OWN: Readonly<Record<DeclineReason, keyof Brand['texts']>> = {
  bank: 'declineBank',
  funds: 'declineFunds',
  limit: 'declineLimit',
  expired: 'declineExpired',
  number: 'declineNumber',
  code: 'declineCode',
  postalCode: 'declinePostalCode',
  details: 'declineDetails',
  notAllowed: 'declineNotAllowed',
  cardKind: 'declineCardKind',
};

/** Returns a brand's late texts: those of its language, overridden by its own. */
export function lateTextsFor({ locale, texts }: Pick<Brand, 'locale' | 'texts'>): LateTexts {
  const { late } = wordsFor(locale);
  const decline: Record<DeclineReason, string> = { ...late.decline };
  for (const reason of DECLINE_REASONS) {
    const own = texts[OWN[reason]];
    if (own !== undefined) decline[reason] = compileText(own, locale);
  }
  return { ...late, decline };
}
