import './privacyChoices.css';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { ConsentAnswer } from '../../../core/rules/consent/consentOf.ts';
import type { ConsentStore } from '../../stores/ConsentStore.ts';
import { ConsentNotice, type ConsentNoticeProps } from './ConsentNotice.tsx';

interface PrivacyChoicesProps extends ConsentNoticeProps {
  readonly consent: ConsentStore;
  readonly onAnswer: (answer: ConsentAnswer) => void;
}

/** Scrolls to the panel and focuses it, because it is at the end of the page. */
function show(panel: HTMLDialogElement | null): void {
  panel?.focus({ preventScroll: true });
  panel?.scrollIntoView?.({ block: 'nearest' });
}

/** The footer's link to the question: shows the current answer and lets the visitor change it. */
export const PrivacyChoices = observer(function PrivacyChoices(props: PrivacyChoicesProps) {
  const { consent, texts, onAnswer } = props;
  const [isOpen, setOpen] = useState(false);
  const [isAnswered, setAnswered] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const state = consent.isGranted ? texts.privacyOn : texts.privacyOff;

  function close(): void {
    setOpen(false);
    toggle.current?.focus();
  }

  function answer(chosen: ConsentAnswer): void {
    onAnswer(chosen);
    setAnswered(true);
    close();
  }

  function closeBy({ key }: KeyboardEvent): void {
    if (key === 'Escape') close();
  }

  return (
    <div className="privacy-choices" {...(isOpen && { onKeyDown: closeBy })}>
      <button
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={isOpen ? close : () => setOpen(true)}
      >
        {texts.privacyChoices}
      </button>{' '}
      <output>{isOpen || isAnswered ? state : null}</output>
      <div id={panel}>
        {isOpen ? <ConsentNotice {...props} onAnswer={answer} ref={show} /> : null}
      </div>
    </div>
  );
});
