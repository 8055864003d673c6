import { withoutTurningMarks } from './turningMarks.ts';

/**
 * Returns the first `longest` UTF-16 units of a text without half surrogate pairs, control
 * characters and direction marks.
 */
export function wholeStart(text: string, longest: number): string {
  return withoutTurningMarks(text.slice(0, longest).replace(/[\p{Cs}\p{Cc}]/gu, ''));
}
