import { unreachable } from '../../../core/contract/unreachable.ts';
import type { PreviewState } from '../wire/PreviewState.ts';
import { fillForm } from './fillForm.ts';
import { nextMoment } from './whenTakenOver.ts';

/** How often it is looked whether a page is where it was brought to, a moment each. */
const LOOKS = 100;

const WRONG = '[aria-invalid="true"]';

/** Brings the page into a state by doing what a visitor would. A page without that state stays as it is. */
export async function bringTo(state: PreviewState): Promise<void> {
  switch (state) {
    case 'empty':
      return undefined;
    case 'filled':
      return fillForm();
    case 'errors':
      submit();
      await until(WRONG);
      return document.querySelector(WRONG)?.scrollIntoView({ block: 'center' });
    case 'plans':
      return open(/plan/i, 'main button, aside button');
    case 'terms':
      return open(/terms/i, 'form button');
    case 'success':
    case 'failure':
      fillForm();
      // What is typed is checked on the way: it is sent when a visitor would have got to the button.
      for (let moment = 0; moment < 10; moment++) await nextMoment();
      submit();
      return until('dialog[open]');
    default:
      return unreachable(state);
  }
}

function submit(): void {
  document.querySelector<HTMLButtonElement>('form button[type=submit]')?.click();
}

async function open(name: RegExp, among: string): Promise<void> {
  const buttons = [...document.querySelectorAll<HTMLElement>(among)];
  const button = buttons.find(({ textContent }) => name.test(textContent ?? ''));
  if (button === undefined) return undefined;
  button.click();
  return until('dialog[open]');
}

async function until(selector: string): Promise<void> {
  for (let look = 0; look < LOOKS; look++) {
    if (document.querySelector(selector) !== null) return;
    await nextMoment();
  }
}
