import { arrivalTexts } from './arrivalTexts.ts';
import { cardPlaceholderTexts } from './cardPlaceholderTexts.ts';
import { checkingTexts } from './checkingTexts.ts';
import { declineTexts, otherMethodTexts } from './declineTexts.ts';
import { doubtTexts } from './doubtTexts.ts';
import { freeCheckingTexts } from './freeCheckingTexts.ts';
import { pendingTexts } from './pendingTexts.ts';
import { privacyTexts } from './privacyTexts.ts';
import { provinceTexts } from './provinceTexts.ts';
import { questionTexts } from './questionTexts.ts';
import { sessionEndedTexts } from './sessionEndedTexts.ts';
import { stateTexts } from './stateTexts.ts';

/**
 * Texts that are in the page's scripts, in English: the script that says them imports its own group.
 * A page in another language is sent the groups that it can say.
 */
export const lateTexts = {
  arrival: arrivalTexts,
  cardPlaceholder: cardPlaceholderTexts,
  checking: checkingTexts,
  decline: declineTexts,
  doubt: doubtTexts,
  freeChecking: freeCheckingTexts,
  otherMethod: otherMethodTexts,
  pending: pendingTexts,
  privacy: privacyTexts,
  province: provinceTexts,
  question: questionTexts,
  sessionEnded: sessionEndedTexts,
  state: stateTexts,
} as const;
