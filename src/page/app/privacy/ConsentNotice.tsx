import type { FormEvent, Ref } from 'react';
import { type ConsentAnswer, consentAnswer } from '../../../core/rules/consent/consentOf.ts';
import type { LateTexts } from '../../../core/texts/LanguageWords.ts';
import { Button } from '../../ui/Button.tsx';

export interface ConsentNoticeProps {
  readonly texts: LateTexts['privacy'];
  /** Whether the events also go to a tag manager. */
  readonly hasTags: boolean;
  readonly onAnswer?: (answer: ConsentAnswer) => void;
  readonly onPolicy?: () => void;
  /** Set when the notice as a whole should receive the focus. */
  readonly ref?: Ref<HTMLDialogElement>;
}

/**
 * Asks whether the visitor may be measured: a sheet at the bottom of the window that moves nothing
 * and never covers the focused element. Both answers have equal weight. Before any script runs, the
 * browser closes it on an answer and remembers the answer.
 */
export function ConsentNotice({ texts, hasTags, onAnswer, onPolicy, ref }: ConsentNoticeProps) {
  const explained = `${texts.privacyExplained}${hasTags ? ` ${texts.privacyWithTags}` : ''}`;
  return (
    <dialog
      open
      className="privacy"
      aria-label={texts.privacyLabel}
      {...(ref && { ref, tabIndex: -1 })}
    >
      <form method="dialog" onSubmit={(event) => answerBy(event, onAnswer)}>
        <p>
          <strong>{texts.privacyQuestion}</strong> <span>{explained}</span>{' '}
          <Button variant="text" {...(onPolicy && { onClick: onPolicy })}>
            {texts.privacyPolicy}
          </Button>
        </p>
        <Button variant="secondary" type="submit" value={'refused' satisfies ConsentAnswer}>
          {texts.privacyRefuse}
        </Button>
        <Button variant="secondary" type="submit" value={'granted' satisfies ConsentAnswer}>
          {texts.privacyAllow}
        </Button>
      </form>
    </dialog>
  );
}

/** The script removes the question, so the browser need not close it. */
function answerBy(event: FormEvent, onAnswer: ConsentNoticeProps['onAnswer']): void {
  event.preventDefault();
  const { nativeEvent } = event;
  const pressed = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  const answer = consentAnswer(pressed?.getAttribute('value'));
  if (answer !== null) onAnswer?.(answer);
}
