import { MASK } from '../../../core/rules/masking/maskText.ts';
import type { BillingOrder } from './BillingGateway.ts';

/** How much of an answer is read for the log, and how much of it is logged. */
const READ = 2000;
const LOGGED = 200;

/** Characters that mean something else in a regular expression. */
const SPECIAL = /[\\^$.*+?()[\]{}|/]/g;

/**
 * The start of billing's answer for the log, without what the customer typed, which an answer may
 * repeat in any spelling of the letters' case, or as JSON.
 */
export function withoutCustomer(text: string, order: BillingOrder | null): string {
  const typed = order === null ? [] : typedIn(order);
  const spelt = typed.flatMap((value) => [value, JSON.stringify(value).slice(1, -1)]);
  // A longer text may contain a shorter one.
  const longestFirst = spelt.filter((it) => it !== '').toSorted((a, b) => b.length - a.length);
  let left = text.slice(0, READ);
  for (const value of longestFirst) {
    left = left.replace(new RegExp(value.replace(SPECIAL, '\\$&'), 'giu'), MASK);
  }
  return left.slice(0, LOGGED);
}

function typedIn({ account, answers = [] }: BillingOrder): readonly string[] {
  const { company, email, firstName, lastName } = account;
  return [company, email, firstName, lastName, ...answers.flatMap(({ value }) => value)];
}
