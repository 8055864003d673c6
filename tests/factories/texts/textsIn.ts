import { PAYMENT_METHODS } from '../../../src/core/rules/paymentMethods/paymentMethods.ts';

/** Returns every text in a value with its path, such as 'mails.greeting'. */
export function textsIn(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    textsIn(each, path === '' ? key : `${path}.${key}`),
  );
}

const OPTIONS = ['zero', 'one', 'two', 'few', 'many', 'other', ...Object.keys(PAYMENT_METHODS)];

/** The start of an option in an ICU message: the name of a plural form, or of a payment method. */
export const OPTION_START = new RegExp(String.raw`\b(?:${OPTIONS.join('|')}) \{`, 'g');

/** Returns the words of a text in lower case, without placeholders and option names. */
export function wordsIn(text: string): readonly string[] {
  // Options first: one with a single word reads like a placeholder.
  const plain = text
    .replaceAll(OPTION_START, ' ')
    .replaceAll(/\{\w+(, (plural|select|number))?[,}]/g, ' ');
  return plain.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? [];
}
