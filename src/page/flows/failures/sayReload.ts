import { sessionEndedTexts } from '../../../core/texts/en/sessionEndedTexts.ts';
import { lateTextsOf } from '../../../core/texts/lateTextsOf.ts';
import type { FlowContext } from '../FlowContext.ts';
import { showFailure } from './showFailure.ts';

/**
 * Says that the session has ended and nothing was taken, with the way on: the page anew, which has a
 * session and what was typed. Further notes come first.
 */
export function sayReload(context: FlowContext, notes: readonly string[] = []): void {
  const { brand, modal } = context.stores;
  showFailure(context, 'SESSION_DOES_NOT_EXIST');
  const { message } = modal;
  if (message === null) return;
  const { note, reload } = lateTextsOf(brand, 'sessionEnded', sessionEndedTexts);
  modal.openFailure({ ...message, notes: [...notes, note], link: { text: reload, href: '' } });
}
