import { MASK } from '../../../core/rules/masking/maskText.ts';
import type { BillingOrder } from './BillingGateway.ts';

/** How much of an answer is read for the log, and how much of it is logged. */
const READ = 2000;
const LOGGED = 200;

/** Characters that mean something else in a regular expression. */
const SPECIAL = /[\\^$.*+?()[\]{}|/]/g;

/** Characters that every JSON has as they are. */
const PLAIN = /^[\dA-Za-z ]$/;

/** A value as short as this is also part of most words and ids. */
const SHORT = 2;

/**
 * The start of billing's answer for the log, without what the customer typed, which an answer may
 * repeat in any spelling of the letters' case, or as JSON.
 */
export function withoutCustomer(text: string, order: BillingOrder | null): string {
  const typed = order === null ? [] : typedIn(order).filter((value) => value !== '');
  const left = text.slice(0, READ);
  if (typed.length === 0) return left.slice(0, LOGGED);
  // A longer text may contain a shorter one. All at once, because one may be part of the mask.
  const longestFirst = typed.toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(longestFirst.map(patternOf).join('|'), 'giu');
  return left.replace(pattern, MASK).slice(0, LOGGED);
}

/** Matches a value, if it is short only as a whole word. */
function patternOf(value: string): string {
  const pattern = Array.from(value, anySpelling).join('');
  return value.length > SHORT ? pattern : `(?<![\\p{L}\\p{N}_-])${pattern}(?![\\p{L}\\p{N}_-])`;
}

/** Matches a character as it is, and as JSON escapes it if it has to, or for ASCII. */
function anySpelling(character: string): string {
  if (PLAIN.test(character)) return character;
  const units = character.split('').map((unit) => unit.charCodeAt(0).toString(16));
  const spellings = [
    character,
    JSON.stringify(character).slice(1, -1),
    `\\${character}`,
    units.map((unit) => `\\u${unit.padStart(4, '0')}`).join(''),
  ];
  return `(?:${spellings.map((it) => it.replace(SPECIAL, '\\$&')).join('|')})`;
}

function typedIn({ account, answers = [] }: BillingOrder): readonly string[] {
  const { company, email, firstName, lastName } = account;
  return [company, email, firstName, lastName, ...answers.flatMap(({ value }) => value)];
}
