import { arrivalTexts } from './arrivalTexts.ts';
import { cardPlaceholderTexts } from './paying/cardPlaceholderTexts.ts';
import { checkingTexts } from './paying/checkingTexts.ts';
import { declineTexts, otherMethodTexts } from './paying/declineTexts.ts';
import { doubtTexts } from './paying/doubtTexts.ts';
import { earlierOrderTexts } from './paying/earlierOrderTexts.ts';
import { freeCheckingTexts } from './paying/freeCheckingTexts.ts';
import { pendingTexts } from './paying/pendingTexts.ts';
import { privacyTexts } from './privacyTexts.ts';
import { provinceTexts } from './provinceTexts.ts';
import { questionTexts } from './questionTexts.ts';
import { sessionEndedTexts } from './sessionEndedTexts.ts';
import { stateTexts } from './stateTexts.ts';

/**
 * The English texts in the page's scripts: each script imports its own group. A page in another
 * language receives the groups that it may need.
 */
export const lateTexts = {
  arrival: arrivalTexts,
  cardPlaceholder: cardPlaceholderTexts,
  checking: checkingTexts,
  decline: declineTexts,
  doubt: doubtTexts,
  earlierOrder: earlierOrderTexts,
  freeChecking: freeCheckingTexts,
  otherMethod: otherMethodTexts,
  pending: pendingTexts,
  privacy: privacyTexts,
  province: provinceTexts,
  question: questionTexts,
  sessionEnded: sessionEndedTexts,
  state: stateTexts,
} as const;
