import { expect, it } from 'vitest';
import { checkEmail } from './checkEmail.ts';
import { keyOfEmail } from './keyOfEmail.ts';

/** Each line is one mailbox in several spellings. */
const MAILBOXES = [
  ['ada@example.com', ' Ada@EXAMPLE.com ', 'ada@ｅｘａｍｐｌｅ.com'],
  [
    'ada@bücher.example',
    'ada@xn--bcher-kva.example',
    'Ada@BÜCHER.example',
    'ada@XN--BCHER-KVA.example',
  ],
  ['zoë@example.com', 'zoe\u0308@example.com', 'ZOË@example.com'],
  ['ada@straße.example', 'ada@xn--strae-oqa.example'],
  ['用户@例子.公司', '用户@xn--fsqu00a.xn--55qx5d'],
];

it.each(MAILBOXES)('%s has the same key in every spelling', (...ways) => {
  expect(new Set(ways.map(keyOfEmail)).size).toBe(1);
});

it('no two mailboxes have the same key', () => {
  const keys = MAILBOXES.map(([address = '']) => keyOfEmail(address));
  expect(
    new Set([...keys, keyOfEmail('ada@strasse.example'), keyOfEmail('zoe@example.com')]).size,
  ).toBe(7);
});

it.each(MAILBOXES.flat())('the key of %s gets the same verdict', (address) => {
  expect(checkEmail(keyOfEmail(address))).toBe(checkEmail(address));
});
