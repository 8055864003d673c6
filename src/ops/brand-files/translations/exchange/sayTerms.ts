import type { TermsState, TermsText } from './TermsText.ts';

const STATES: Readonly<Record<TermsState, string>> = {
  present: 'is there.',
  missing: 'is missing.',
  outdated: 'has other headings, paragraphs or points than its original.',
};

/** Says whether a text to agree to exists in the language: 'terms/terms-ca.fr.md: is missing.' */
export function sayTerms({ file, state }: TermsText): string {
  return `${file}: ${STATES[state]}`;
}
