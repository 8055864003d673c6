import { phoneDigits } from './phoneDigits.ts';

/**
 * A North American number as it displays, whole or half typed: 3-3-4 groups, with a leading 1 apart.
 * More digits than such a number has stay as they are.
 */
export function formatPhone334(value: string): string {
  const digits = phoneDigits(value);
  const [, one = '', ...groups] = /^(1?)(\d{0,3})(\d{0,3})(\d{0,4})$/.exec(digits) ?? [];
  const number = groups.filter(Boolean).join('-');
  if (number === '') return digits;
  return one === '' ? number : `${one} ${number}`;
}
