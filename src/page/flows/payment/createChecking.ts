import { formatText } from '../../../core/texts/formatText.ts';
import type { FlowContext } from '../FlowContext.ts';
import { followAttempt, type SettledAttempt } from './followAttempt.ts';

/** What is said while an outcome is not known, and once that has lasted long. */
export interface CheckingWords {
  readonly heading: string;
  readonly text: string;
  readonly slow: string;
}

/**
 * Follows an attempt whose outcome is not known, with a calm dialog over the page meanwhile: it is no
 * failure, and nobody is to order again.
 */
export function createChecking(
  { stores, providers }: FlowContext,
  wordsFor: (email: string) => CheckingWords,
): (key: string, email: string) => Promise<SettledAttempt> {
  const { brand, modal } = stores;

  return async (key, email) => {
    const { heading, text, slow } = wordsFor(email);
    modal.openChecking({ heading, text });
    try {
      return await followAttempt(providers, key, () => {
        const params = { email, support: brand.support.email };
        modal.openChecking({ heading, text: formatText(slow, params) });
      });
    } finally {
      modal.close();
    }
  };
}
