import { unreachable } from '../../../core/contract/unreachable.ts';
import type { PreviewState } from '../wire/PreviewState.ts';
import { fillForm } from './fillForm.ts';
import { nextMoment } from './whenTakenOver.ts';

/** How often it is looked whether a page is where it was brought to, a moment each. */
const LOOKS = 300;

const READY = 'form button[type=submit]:enabled';
const WRONG = '[aria-invalid="true"]';

/** Brings the page into a state by doing what a visitor would. A page without that state stays as it is. */
export async function bringTo(state: PreviewState): Promise<void> {
  switch (state) {
    case 'empty':
      return undefined;
    case 'filled':
      await until(READY);
      return fillForm();
    case 'errors':
      await submit();
      await until(WRONG);
      return document.querySelector(WRONG)?.scrollIntoView({ block: 'center' });
    case 'plans':
      return open(/plan/i, 'main button, aside button');
    case 'terms':
      return open(/terms/i, 'form button');
    case 'success':
    case 'failure':
      await until(READY);
      fillForm();
      // What is typed is checked on the way: it is sent when a visitor would have got to the button.
      for (let moment = 0; moment < 10; moment++) await nextMoment();
      await submit();
      return until('#root dialog[open]');
    default:
      return unreachable(state);
  }
}

/** A page that takes cards can be sent once its card fields are drawn. */
async function submit(): Promise<void> {
  await until(READY);
  document.querySelector<HTMLButtonElement>(READY)?.click();
}

async function open(name: RegExp, among: string): Promise<void> {
  const buttons = [...document.querySelectorAll<HTMLElement>(among)];
  const button = buttons.find(({ textContent }) => name.test(textContent ?? ''));
  if (button === undefined) return undefined;
  button.click();
  return until('#root dialog[open]');
}

async function until(selector: string): Promise<void> {
  for (let look = 0; look < LOOKS; look++) {
    if (document.querySelector(selector) !== null) return;
    await nextMoment();
  }
}
