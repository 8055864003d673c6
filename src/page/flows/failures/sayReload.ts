import { sessionEndedTexts } from '../../../core/texts/en/sessionEndedTexts.ts';
import { lateTextsOf } from '../../../core/texts/lateTextsOf.ts';
import type { FlowContext } from '../FlowContext.ts';
import { showFailure } from './showFailure.ts';

/**
 * Says that there is no session and nothing was ordered, and offers a reload, which starts a
 * session and restores what was typed. If cookies are blocked, a reload would not help, so that is
 * said first. Other notes precede it.
 */
export function sayReload(context: FlowContext, notes: readonly string[] = []): void {
  const { stores, providers } = context;
  const { note, noCookies, reload } = lateTextsOf(stores.brand, 'sessionEnded', sessionEndedTexts);
  const isKept = providers.keepsCookies();
  showFailure(context, 'SESSION_DOES_NOT_EXIST', isKept ? {} : { text: noCookies });
  const { message } = stores.modal;
  if (message === null) return;
  stores.modal.openFailure({
    ...message,
    notes: isKept ? [...notes, note] : notes,
    link: { text: reload, href: '' },
  });
}

/** Says why a part of the page that needs a session cannot load: the session ended, or cookies are blocked. */
export function sessionNote({ stores, providers }: FlowContext): string {
  const { note, noCookies } = lateTextsOf(stores.brand, 'sessionEnded', sessionEndedTexts);
  return providers.keepsCookies() ? note : noCookies;
}
