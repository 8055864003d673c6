import { expect, it } from 'vitest';
import { listComma } from './listComma.ts';

it.each([
  ['en-CA', 'Fax, Chat, Messages'],
  ['fr-CA', 'Fax, Chat, Messages'],
  ['es-US', 'Fax, Chat, Messages'],
  ['ja-JP', 'Fax Chat Messages'],
  ['ar-EG', 'Fax، وChat، وMessages'],
])('separates names in %s in the way of its readers: %s', (locale, listed) => {
  expect(['Fax', 'Chat', 'Messages'].join(listComma(locale))).toBe(listed);
});
