import { FRENCH_FIRST_IN } from '../../../core/rules/agreement/frenchFirst.ts';
import type { Brings } from '../WidgetChunk.ts';

/** Makes the sentence name the French texts too, for a visitor whose province requires them. */
export const brings: Brings = {
  prepare: ({ agreement, contact, session: { account } }) => {
    const { named } = agreement;
    agreement.named = () => {
      const province = account ? account.provinceCode : contact.province.value;
      return province === FRENCH_FIRST_IN ? [...named(), 'firstTerms'] : named();
    };
  },
};
