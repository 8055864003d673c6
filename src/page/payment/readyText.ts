import type { RootStore } from '../stores/RootStore.ts';

/** When whoever pays by a bank, which takes days, can begin: a mail comes first where the brand sends one. */
export function readyText({ brand, payment, texts }: RootStore): string {
  if (payment?.isUpgrade) return texts.bankReadyUpgrade;
  return brand.afterSignup === 'activeAccount' ? texts.bankReadyNow : texts.bankReadyByMail;
}
