import { hasMarkup } from '../fields/hasMarkup.ts';
import { withoutUnseenMarks } from '../fields/unseenMarks.ts';
import { LONGEST_RAW } from './answerBounds.ts';
import { NO_ANSWER, refused } from './answered.ts';
import type { CheckedAnswer } from './QuestionKindRules.ts';

/** Half a surrogate pair. String.isWellFormed is newer than browsers that are still in use. */
const HAS_HALF = /\p{Cs}/u;

/** Removes characters that are never typed: invisible marks and control characters except line ends. */
export function cleanText(raw: string): string {
  return withoutUnseenMarks(raw)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, ' ')
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
