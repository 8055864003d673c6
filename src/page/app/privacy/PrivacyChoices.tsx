import './privacyChoices.css';
import { observer } from 'mobx-react-lite';
import { useId, useRef, useState } from 'react';
import type { ConsentAnswer } from '../../../core/rules/consent/consentOf.ts';
import type { ConsentStore } from '../../stores/ConsentStore.ts';
import { ConsentNotice, type ConsentNoticeProps } from './ConsentNotice.tsx';

interface PrivacyChoicesProps extends ConsentNoticeProps {
  readonly consent: ConsentStore;
  readonly onAnswer: (answer: ConsentAnswer) => void;
}

/** The footer's way back to the question: what holds now, and another answer. */
export const PrivacyChoices = observer(function PrivacyChoices(props: PrivacyChoicesProps) {
  const { consent, texts, onAnswer } = props;
  const [isOpen, setOpen] = useState(false);
  const [isAnswered, setAnswered] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const state = consent.isGranted ? texts.privacyOn : texts.privacyOff;

  function answer(chosen: ConsentAnswer): void {
    onAnswer(chosen);
    setOpen(false);
    setAnswered(true);
    toggle.current?.focus();
  }

  return (
    <div className="privacy-choices">
      <button
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.privacyChoices}
      </button>{' '}
      <output>{isOpen || isAnswered ? state : null}</output>
      <div id={panel}>{isOpen ? <ConsentNotice {...props} onAnswer={answer} /> : null}</div>
    </div>
  );
});
