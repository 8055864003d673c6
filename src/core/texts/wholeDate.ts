import { formatDate } from './formatDate.ts';

/** Writes a date as `formatDate` does, with no-break spaces. */
export function wholeDate(...date: Parameters<typeof formatDate>): string {
  return formatDate(...date).replaceAll(' ', '\u00a0');
}
