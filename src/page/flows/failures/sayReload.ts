import { sessionEndedTexts } from '../../../core/texts/en/sessionEndedTexts.ts';
import type { LateTexts } from '../../../core/texts/LanguageWords.ts';
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
  const { noCookies, reload } = wordsOf(context);
  const isKept = providers.keepsCookies();
  showFailure(context, 'SESSION_DOES_NOT_EXIST', isKept ? {} : { text: noCookies });
  const { message } = stores.modal;
  if (message === null) return;
  stores.modal.openFailure({
    ...message,
    notes: isKept ? [...notes, endedNote(context)] : notes,
    link: { text: reload, href: '' },
  });
}

/** Says why a part of the page that needs a session cannot load: the session ended, or cookies are blocked. */
export function sessionNote(context: FlowContext): string {
  return context.providers.keepsCookies() ? endedNote(context) : wordsOf(context).noCookies;
}

/** Says that the session has ended, and what the reload restores of what this page asks for. */
function endedNote(context: FlowContext): string {
  const { payment, purpose } = context.stores;
  const { note, notePaying, noteUpgrade } = wordsOf(context);
  if (purpose === 'upgrade') return noteUpgrade;
  return payment ? notePaying : note;
}

function wordsOf({ stores: { brand } }: FlowContext): LateTexts['sessionEnded'] {
  return lateTextsOf(brand, 'sessionEnded', sessionEndedTexts);
}
