import { MASK } from '../../../core/rules/masking/maskText.ts';
import type { BillingOrder } from './BillingGateway.ts';

/** How much of an answer is read for the log, and how much of it is logged. */
const READ = 2000;
const LOGGED = 200;

/** Characters that mean something else in a regular expression. */
const SPECIAL = /[\\^$.*+?()[\]{}|/]/g;

/** What JSON may have as numbers besides what it must, by who writes it. */
const NUMBERED = [/[^ -~]/g, /[&<>]/g, /[^ -~]|[&<>'+`]/g];

/** A value as short as this is also part of most words and ids. */
const SHORT = 2;

/** The start of a longer value is enough to find it, whose end an answer may lack. */
const LONG = 60;

/** The first half of a sign of two units, such as an emoji: alone, it matches nothing. */
const HALF = /[\uD800-\uDBFF]$/;

/**
 * The start of billing's answer for the log, without what the customer typed, which an answer may
 * repeat in any spelling of the letters' case, or as JSON.
 */
export function withoutCustomer(text: string, order: BillingOrder | null): string {
  const typed = order === null ? [] : typedIn(order).filter((value) => value !== '');
  const left = text.slice(0, READ);
  if (typed.length === 0) return left.slice(0, LOGGED);
  // A longer text may contain a shorter one. All at once, because one may be part of the mask.
  const spelt = [...new Set(typed.flatMap(spellingsOf))].toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(spelt.map(patternOf).join('|'), 'giu');
  return left.replace(pattern, MASK).slice(0, LOGGED);
}

/** Returns a value as it is, and as JSON has it. */
function spellingsOf(value: string): readonly string[] {
  const json = JSON.stringify(value).slice(1, -1);
  const numbered = NUMBERED.map((characters) => json.replace(characters, numberOf));
  const all = [value, json, ...numbered];
  return [...all, ...all.map((it) => it.replaceAll('/', String.raw`\/`))];
}

function numberOf(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Matches a value: a short one only as a whole word, a long one with everything after it. */
function patternOf(value: string): string {
  const start = value.slice(0, LONG).replace(HALF, '');
  const pattern = start.replace(SPECIAL, '\\$&');
  if (value.length > LONG) return `${pattern}[^]*`;
  return value.length > SHORT ? pattern : `(?<![\\p{L}\\p{N}_-])${pattern}(?![\\p{L}\\p{N}_-])`;
}

function typedIn({ account, answers = [] }: BillingOrder): readonly string[] {
  const { company, email, firstName, lastName } = account;
  return [company, email, firstName, lastName, ...answers.flatMap(({ value }) => value)];
}
