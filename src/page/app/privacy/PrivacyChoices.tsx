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

/** The page ends with it: opened, it is brought into view, and read from its name on. */
function show(panel: HTMLDialogElement | null): void {
  panel?.focus({ preventScroll: true });
  panel?.scrollIntoView?.({ block: 'nearest' });
}

/** The footer's way back to the question: what holds now, and another answer. */
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
