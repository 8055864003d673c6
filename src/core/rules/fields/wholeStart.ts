/**
 * A text's start, of at most so many UTF-16 units, without half a character where it was cut or came
 * broken, and without control characters.
 */
export function wholeStart(text: string, longest: number): string {
  return text.slice(0, longest).replace(/[\p{Cs}\p{Cc}]/gu, '');
}
