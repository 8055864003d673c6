import { createRoot, hydrateRoot } from 'react-dom/client';
import './privacy.css';
import { type ConsentAnswer, consentAnswer } from '../../../core/rules/consent/consentOf.ts';
import type { Flows } from '../../flows/Flows.ts';
import type { ConsentStore } from '../../stores/ConsentStore.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import { FirstQuestion } from './FirstQuestion.tsx';
import { PrivacyChoices } from './PrivacyChoices.tsx';
import { privacyNotice } from './privacyNotice.ts';

export interface PrivacyParts {
  readonly page: Document;
  readonly stores: RootStore;
  readonly flows: Flows;
  readonly consent: ConsentStore;
  /** Stores an answer. */
  readonly keep: (answer: ConsentAnswer) => void;
}

/**
 * Moves the focus to the fields after the question is gone. Beside a payment, the element around them
 * has no box, and could not be focused; elsewhere its ring would cross the contact lines beside it.
 */
function focusContent(page: Document): void {
  const fields = page.querySelector<HTMLElement>('[data-region="fields"]');
  if (!fields) return;
  fields.tabIndex = -1;
  fields.focus({ preventScroll: true });
}

/**
 * Returns the answer given before any script ran, when the browser closed the question. Closed
 * without an answer, it opens again.
 */
function answeredEarly(above: HTMLElement | null): ConsentAnswer | null {
  const question = above?.querySelector('dialog');
  if (!question || question.open) return null;
  question.open = true;
  return consentAnswer(question.returnValue);
}

/** Makes the server's question interactive, and adds its link to the footer. */
export function mountPrivacy({ page, stores, flows, consent, keep }: PrivacyParts): void {
  const { analytics } = stores.brand;
  if (analytics.consent === 'notRequired') return;
  const notice = {
    ...privacyNotice(stores.brand, stores.config),
    consent,
    onPolicy: () => void flows.openTerms('privacy'),
    onAnswer: (answer: ConsentAnswer) => {
      const wasOpen = consent.consent === 'open';
      keep(answer);
      consent.answer(answer);
      if (wasOpen) focusContent(page);
    },
  };
  const above = page.getElementById('privacy');
  const early = answeredEarly(above);
  if (early !== null) {
    keep(early);
    consent.answer(early);
    above?.remove();
  } else if (above)
    hydrateRoot(above, <FirstQuestion {...notice} />, {
      onRecoverableError: (error) => console.error(error),
    });
  const below = page.createElement('div');
  // Marks a part that is not in the server's HTML and that nothing waits for.
  below.dataset['late'] = 'privacy';
  (page.querySelector('footer') ?? page.body).append(below);
  createRoot(below).render(<PrivacyChoices {...notice} />);
}
