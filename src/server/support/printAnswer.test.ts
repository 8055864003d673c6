import { expect, it } from 'vitest';
import { printAnswer } from './printAnswer.ts';

const AT_BRAND = { brandId: 'slotbook', accountId: 'a1', userId: 'u1', orderId: null };

it.each([
  [
    'a line of its own',
    '\nsupport\n  refund · outcome done',
    '\n      support\n        refund · outcome done',
  ],
  ['another line', '\u2028x', '\\u{2028}x'],
  ['what a terminal obeys', '\u001b[2J\u009b2J\u0007', '\\u{1b}[2J\\u{9b}2J\\u{7}'],
  ['what turns a text around', '\u202egnp.exe', '\\u{202e}gnp.exe'],
])('nothing that a visitor typed is %s', (_, typed, shown) => {
  const signUp = { ...AT_BRAND, emailKey: 'ada@example.com', email: typed };

  const lines = printAnswer({ kind: 'found', signUps: [signUp] });

  expect(lines).toEqual([`brandId slotbook · accountId a1 · email ${shown}`]);
});

it('a name is shown as it is written', () => {
  const signUp = { ...AT_BRAND, emailKey: null, email: 'Zoë Łukasz 山田' };

  expect(printAnswer({ kind: 'found', signUps: [signUp] })[0]).toContain('email Zoë Łukasz 山田');
});
