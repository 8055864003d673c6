import { phoneDigits } from './phoneDigits.ts';

/**
 * Formats a North American number, complete or partly typed: 3-3-4 groups, a leading 1 separate. A
 * text with more digits is returned unchanged.
 */
export function formatPhone334(value: string): string {
  const digits = phoneDigits(value);
  const [, one = '', ...groups] = /^(1?)(\d{0,3})(\d{0,3})(\d{0,4})$/.exec(digits) ?? [];
  const number = groups.filter(Boolean).join('-');
  if (number === '') return digits;
  return one === '' ? number : `${one} ${number}`;
}
