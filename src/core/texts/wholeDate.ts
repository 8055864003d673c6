import { formatDate } from './formatDate.ts';

/** A date as `formatDate` writes it, which no line breaks. */
export function wholeDate(...date: Parameters<typeof formatDate>): string {
  return formatDate(...date).replaceAll(' ', '\u00a0');
}
