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

/**
 * The texts that fields and errors refer to by key: the shell's, and on pages with payment the
 * payment's.
 */
export type NamedText =
  | keyof ShellTexts
  | keyof typeof refusalTexts
  | keyof typeof payingTexts
  | keyof typeof outcomeTexts
  | keyof typeof paymentTexts
  | keyof typeof cardTexts
  | keyof typeof bankDebitTexts
  | keyof typeof directDebitTexts
  // Belongs to the plan, if a number of users is asked for.
  | 'usersAllowed'
  | ReturnType<typeof failureWords>[number];

/** Returns the text for a key. Only pages with payment use payment keys and have their texts. */
export function sayText(stores: Pick<RootStore, 'texts'>, key: NamedText): string {
  const texts: Partial<Texts> = stores.texts;
  return texts[key] ?? '';
}
