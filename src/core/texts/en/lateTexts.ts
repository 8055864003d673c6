import { arrivalTexts } from './arrivalTexts.ts';
import { cardPlaceholderTexts } from './paying/cardPlaceholderTexts.ts';
import { checkingTexts } from './paying/checkingTexts.ts';
import { declineTexts, otherMethodTexts } from './paying/declineTexts.ts';
import { doubtTexts } from './paying/doubtTexts.ts';
import { freeCheckingTexts } from './paying/freeCheckingTexts.ts';
import { pendingTexts } from './paying/pendingTexts.ts';
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
