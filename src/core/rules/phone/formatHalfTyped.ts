import { phoneDigits } from './phoneDigits.ts';

/** No country dials more digits than these before a number within it. */
const LONGEST_TRUNK_PREFIX = 2;

/**
 * Groups a number half typed as the whole one will be: it is filled up to a length that the country
 * has, formatted, and cut where the typing stopped. The digits stay exactly those typed, a trunk
 * prefix among them or not. `format` writes a national number in the national format.
 */
export function formatHalfTyped(
  digits: string,
  lengths: readonly number[],
  format: (nationalNumber: string) => string,
): string {
  for (const length of lengths.toReversed()) {
    for (let prefix = 0; prefix <= LONGEST_TRUNK_PREFIX; prefix += 1) {
      const grouped = groupAs(digits, { prefix, length, format });
      if (grouped !== null) return grouped;
    }
  }
  return digits;
}

interface Guess {
  /** How many of the digits are a trunk prefix. */
  readonly prefix: number;
  readonly length: number;
  readonly format: (nationalNumber: string) => string;
}

function groupAs(digits: string, { prefix, length, format }: Guess): string | null {
  const typed = digits.slice(prefix);
  if (typed === '' || typed.length > length) return null;
  const whole = typed.padEnd(length, '0');
  const display = format(whole);
  const shown = phoneDigits(display);
  if (shown === display || !shown.endsWith(whole)) return null;
  if (shown === digits.slice(0, prefix) + whole) return cutAfter(display, digits.length);
  // The format writes a trunk prefix that was not typed.
  return prefix === 0
    ? cutAfter(display.slice(endOf(display, shown.length - length)), digits.length)
    : null;
}

/** Where the nth digit of a text ends. */
function endOf(text: string, nth: number): number {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (/\d/.test(text.charAt(at))) seen += 1;
    if (seen === nth) return at + 1;
  }
  return text.length;
}

function cutAfter(display: string, count: number): string {
  const cut = display.slice(0, endOf(display, count)).replace(/^[^\d(]+/, '');
  return cut.includes('(') === cut.includes(')') ? cut : cut.replace(/[()]\s?/, '');
}
