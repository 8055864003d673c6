import type { TermsState, TermsText } from './TermsText.ts';

const STATES: Readonly<Record<TermsState, string>> = {
  present: 'is there.',
  missing: 'is missing.',
  outdated: 'has other headings, paragraphs or points than its original.',
};

/** Says of a text to agree to, which travels as a file of its own, whether it is there: 'terms/terms-ca.fr.md: is missing.' */
export function sayTerms({ file, state }: TermsText): string {
  return `${file}: ${STATES[state]}`;
}
