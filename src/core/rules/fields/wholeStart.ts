import { withoutTurningMarks } from './turningMarks.ts';

/**
 * A text's start, of at most so many UTF-16 units, without half a character where it was cut or came
 * broken, without control characters, and without marks that turn what stands around them.
 */
export function wholeStart(text: string, longest: number): string {
  return withoutTurningMarks(text.slice(0, longest).replace(/[\p{Cs}\p{Cc}]/gu, ''));
}
