import { unreachable } from '../../../core/contract/unreachable.ts';
import type { PreviewState } from '../wire/PreviewState.ts';
import { answerQuestions } from './answerQuestions.ts';
import { isCardDrawn } from './fillCard.ts';
import { fillForm } from './fillForm.ts';
import { setUpDirectDebit } from './setUpDirectDebit.ts';
import { tickRobotCheck } from './tickRobotCheck.ts';
import { until } from './until.ts';

// Excludes the question about analytics, which is also a form, outside the page's root.
const READY = '#root form button[type=submit]:enabled';
const WRONG = '[aria-invalid="true"]';
/** The page's own dialogs, and the direct debit provider's. */
const OVER = '#root dialog[open]';
const PROVIDER = 'dialog.sandbox-dropin[open]';

/** Brings the page into a state as a visitor would. Leaves a page without that state unchanged. */
export async function bringTo(state: PreviewState): Promise<void> {
  switch (state) {
    case 'empty':
      return undefined;
    case 'filled':
      return fillIn();
    case 'errors':
      await submit();
      await shown(WRONG);
      return document.querySelector(WRONG)?.scrollIntoView({ block: 'center' });
    case 'plans':
      return open(/plan/i, 'main button, aside button');
    case 'terms':
      return open(/terms/i, '#root form button');
    case 'success':
    case 'failure':
      await fillIn();
      await submitUntilAnswered();
      await setUpDirectDebit();
      return shown(OVER);
    default:
      return unreachable(state);
  }
}

/** Fills in the form, and restores the page's scroll position. */
async function fillIn(): Promise<void> {
  const top = window.scrollY;
  await until(() => {
    tickRobotCheck();
    return isCardDrawn() || null;
  });
  fillForm();
  await answerQuestions();
  scrollTo({ top, behavior: 'instant' });
}

async function submit(): Promise<void> {
  await shown(READY);
  document.querySelector<HTMLButtonElement>(READY)?.click();
}

/**
 * The card's fields report their content with a delay. Until then the page accepts no submission.
 */
async function submitUntilAnswered(): Promise<void> {
  await until(() => {
    const answer = document.querySelector(`${OVER}, ${PROVIDER}`);
    if (answer !== null) return answer;
    tickRobotCheck();
    document.querySelector<HTMLButtonElement>(READY)?.click();
    return null;
  });
}

async function open(name: RegExp, among: string): Promise<void> {
  const buttons = [...document.querySelectorAll<HTMLElement>(among)];
  const button = buttons.find(({ textContent }) => name.test(textContent ?? ''));
  if (button === undefined) return undefined;
  button.click();
  return shown(OVER);
}

async function shown(selector: string): Promise<void> {
  await until(() => document.querySelector(selector));
}
