import type { failureWords } from '../../core/rules/errors/payment/failureWords.ts';
import type { outcomeTexts, payingTexts } from '../../core/texts/en/paying/payingTexts.ts';
import type {
  bankDebitTexts,
  cardTexts,
  directDebitTexts,
  paymentTexts,
} from '../../core/texts/en/paying/paymentTexts.ts';
import type { refusalTexts } from '../../core/texts/en/paying/refusalTexts.ts';
import type { Texts } from '../../core/texts/textsFor.ts';
import type { RootStore } from './RootStore.ts';
import type { ShellTexts } from './shellNeeds.ts';

/** Texts that a field or an error names by a code: the shell's, or a payment's where one is taken. */
export type NamedText =
  | keyof ShellTexts
  | keyof typeof refusalTexts
  | keyof typeof payingTexts
  | keyof typeof outcomeTexts
  | keyof typeof paymentTexts
  | keyof typeof cardTexts
  | keyof typeof bankDebitTexts
  | keyof typeof directDebitTexts
  // Of the plan, where a number of users is asked for.
  | 'usersAllowed'
  | ReturnType<typeof failureWords>[number];

/** The text that a code names. Only a page that takes a payment has a payment's codes, and their texts. */
export function sayText(stores: Pick<RootStore, 'texts'>, key: NamedText): string {
  const texts: Partial<Texts> = stores.texts;
  return texts[key] ?? '';
}
