import { FRENCH_FIRST_IN } from '../../core/rules/agreement/frenchFirst.ts';
import type { RootStore } from '../stores/RootStore.ts';

/** Whether the law has the French texts given to this visitor before those of the page are agreed to. */
export function isFrenchFirst({ config, contact, session: { account } }: RootStore): boolean {
  const province = account ? account.provinceCode : contact.province.value;
  return config.terms.firstTerms !== undefined && province === FRENCH_FIRST_IN;
}
