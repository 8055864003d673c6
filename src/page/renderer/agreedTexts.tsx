import type { ReactNode } from 'react';
import type { TermsView } from '../stores/ModalStore.ts';
import type { RootStore } from '../stores/RootStore.ts';
import { Button } from '../ui/Button.tsx';

/**
 * The words of a sentence that agrees to texts, each opening its text in a dialog: {terms} and
 * {privacy}.
 */
export function agreedTexts(
  { plan, brand, config }: RootStore,
  open: (view: TermsView) => Promise<void>,
): Readonly<Record<'terms' | 'privacy', ReactNode>> {
  const { termsTitle, privacyTitle } = brand.agreement;
  const isHipaa = plan.isHIPAA && config.terms.hipaaTerms !== null;
  const opener = (view: TermsView, title: string) => (
    <Button variant="text" onClick={() => void open(view)}>
      {title}
    </Button>
  );
  return {
    terms: opener(isHipaa ? 'hipaaTerms' : 'terms', termsTitle),
    privacy: opener('privacy', privacyTitle),
  };
}
