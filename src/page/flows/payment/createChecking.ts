import { formatText } from '../../../core/texts/formatText.ts';
import type { FlowContext } from '../FlowContext.ts';
import { followAttempt, type SettledAttempt } from './followAttempt.ts';

/**
 * Follows an attempt whose outcome is not known, with a calm dialog over the page meanwhile: it is no
 * failure, and nobody is to pay again.
 */
export function createChecking({
  stores,
  providers,
}: FlowContext): (key: string, email: string) => Promise<SettledAttempt> {
  const { texts, brand, modal } = stores;

  return async (key, email) => {
    modal.openChecking({ heading: texts.checkingHeading, text: texts.checkingText });
    try {
      return await followAttempt(providers, key, () => {
        const text = email === '' ? texts.checkingSlowUpgradeText : texts.checkingSlowText;
        const params = { email, support: brand.support.email };
        modal.openChecking({ heading: texts.checkingHeading, text: formatText(text, params) });
      });
    } finally {
      modal.close();
    }
  };
}
