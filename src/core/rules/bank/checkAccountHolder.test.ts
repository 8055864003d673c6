import { expect, it } from 'vitest';
import { checkAccountHolder } from './checkAccountHolder.ts';

it.each([
  ['Ada Lovelace', 'personal', null],
  ['Ada', 'personal', 'invalid'],
  ['Ada ', 'personal', 'invalid'],
  ['', 'personal', 'required'],
  ['Ada <b>Lovelace</b>', 'personal', 'markup'],
  ['3M', 'business', null],
  ['', 'business', 'required'],
] as const)('the holder %j of a %s account: %s', (value, ownership, code) => {
  expect(checkAccountHolder(value, ownership)).toBe(code);
});
