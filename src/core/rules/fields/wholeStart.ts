import { withoutUnseenMarks } from './unseenMarks.ts';

/**
 * Returns the first `longest` UTF-16 units of a text without half surrogate pairs, control
 * characters and invisible marks.
 */
export function wholeStart(text: string, longest: number): string {
  return withoutUnseenMarks(text.slice(0, longest).replace(/[\p{Cs}\p{Cc}]/gu, ''));
}
