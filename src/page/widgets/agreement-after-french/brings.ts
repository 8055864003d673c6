import { FRENCH_FIRST_IN } from '../../../core/rules/agreement/frenchFirst.ts';
import type { Brings } from '../WidgetChunk.ts';

/** Has the sentence name the French texts too, once the visitor lives where the law asks for it. */
export const brings: Brings = {
  prepare: ({ agreement, contact, session: { account } }) => {
    const { named } = agreement;
    agreement.named = () => {
      const province = account ? account.provinceCode : contact.province.value;
      return province === FRENCH_FIRST_IN ? [...named(), 'firstTerms'] : named();
    };
  },
};
