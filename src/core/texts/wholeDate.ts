import { formatDate } from '../texts/formatDate.ts';

/** A date as `formatDate` writes it, which no line of a mail breaks. */
export function wholeDate(...date: Parameters<typeof formatDate>): string {
  return formatDate(...date).replaceAll(' ', '\u00a0');
}
