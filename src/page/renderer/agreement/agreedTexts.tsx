import type { ReactNode } from 'react';
import { formatText } from '../../../core/texts/formatText.ts';
import type { TermsView } from '../../stores/ModalStore.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import { Button } from '../../ui/Button.tsx';
import { fillText } from '../../ui/fillText.tsx';

/**
 * Returns the links of the agreement's sentence, which open the texts in a dialog: {terms} and
 * {privacy}. For a HIPAA plan, its terms follow the general ones.
 */
export function agreedTexts(
  { plan, brand, config, texts }: RootStore,
  open: (view: TermsView) => Promise<void>,
): Readonly<Record<'terms' | 'privacy', ReactNode>> {
  const { termsTitle, privacyTitle } = brand.agreement;
  const isHipaa = plan.isHIPAA && config.terms.hipaaTerms !== null;
  const opener = (view: TermsView, title: string) => (
    <Button variant="text" onClick={() => void open(view)}>
      {title}
    </Button>
  );
  const terms = opener('terms', termsTitle);
  const privacy = opener('privacy', privacyTitle);
  if (!isHipaa) return { terms, privacy };
  const hipaaTitle = formatText(texts.hipaaTermsTitle, { terms: termsTitle });
  const both = { terms, hipaaTerms: opener('hipaaTerms', hipaaTitle) };
  return { terms: fillText(texts.termsAndHipaaTerms, both), privacy };
}
