import { expect, it } from 'vitest';
import { listComma } from './listComma.ts';

it.each([
  ['en-CA', 'Fax, Chat, Messages'],
  ['fr-CA', 'Fax, Chat, Messages'],
  ['es-US', 'Fax, Chat, Messages'],
  ['th-TH', 'Fax, Chat, Messages'],
  ['ja-JP', 'Fax\u3001Chat\u3001Messages'],
  ['ar-EG', 'Fax\u060c Chat\u060c Messages'],
])('separates names in %s in the way of its readers: %s', (locale, listed) => {
  expect(['Fax', 'Chat', 'Messages'].join(listComma(locale))).toBe(listed);
});
