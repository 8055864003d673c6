import type { ConsentAnswer } from '../../../core/rules/consent/consentOf.ts';
import type { PrivacyTexts } from '../../../core/texts/privacyTextsFor.ts';
import { Button } from '../../ui/Button.tsx';

export interface ConsentNoticeProps {
  readonly texts: PrivacyTexts;
  /** Whether the counts also go to a tag manager. */
  readonly hasTags: boolean;
  readonly onAnswer?: (answer: ConsentAnswer) => void;
  readonly onPolicy?: () => void;
}

/**
 * Asks whether the visitor may be measured. It stands in the page's own flow, so that it covers
 * neither the form nor what has the focus, and both answers weigh the same.
 */
export function ConsentNotice({ texts, hasTags, onAnswer, onPolicy }: ConsentNoticeProps) {
  const explained = `${texts.privacyExplained}${hasTags ? ` ${texts.privacyWithTags}` : ''}`;
  return (
    <section className="privacy" aria-label={texts.privacyLabel}>
      <p>
        <strong>{texts.privacyQuestion}</strong>
        {` ${explained} `}
        <Button variant="text" {...(onPolicy && { onClick: onPolicy })}>
          {texts.privacyPolicy}
        </Button>
      </p>
      <Button variant="secondary" onClick={() => onAnswer?.('refused')}>
        {texts.privacyRefuse}
      </Button>
      <Button variant="secondary" onClick={() => onAnswer?.('granted')}>
        {texts.privacyAllow}
      </Button>
    </section>
  );
}
