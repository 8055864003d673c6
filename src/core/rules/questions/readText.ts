import { hasMarkup } from '../fields/hasMarkup.ts';
import { LONGEST_RAW } from './answerBounds.ts';
import { NO_ANSWER, refused } from './answered.ts';
import type { CheckedAnswer } from './QuestionKindRules.ts';

/** Half a surrogate pair. String.isWellFormed is newer than browsers that are still in use. */
const HAS_HALF = /\p{Cs}/u;

/** Invisible marks that hide or reverse the text around them. Joiners stay: some scripts need them. */
const UNSEEN = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** Removes characters that are never typed: direction marks and control characters except line ends. */
export function cleanText(raw: string): string {
  return raw
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, ' ')
    .replaceAll(UNSEEN, '')
    .normalize('NFC')
    .trim();
}

/** Reads a typed answer as one line. `read` gets the cleaned text. */
export function readLine(raw: unknown, read: (line: string) => CheckedAnswer): CheckedAnswer {
  return readText(raw, (text) => read(text.replaceAll(/\s+/g, ' ')));
}

/** Reads a typed answer that may have several lines. */
export function readText(raw: unknown, read: (text: string) => CheckedAnswer): CheckedAnswer {
  if (typeof raw !== 'string' || HAS_HALF.test(raw)) return refused('malformed');
  if (raw.length > LONGEST_RAW) return refused('tooLong');
  const text = cleanText(raw);
  if (text === '') return NO_ANSWER;
  return hasMarkup(text) ? refused('markup') : read(text);
}
