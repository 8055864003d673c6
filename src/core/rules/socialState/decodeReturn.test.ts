import {
  assert,
  base64String,
  constantFrom,
  dictionary,
  jsonValue,
  oneof,
  property,
  string,
} from 'fast-check';
import { expect, it } from 'vitest';
import { DEPTH } from '../../../../tests/factories/depth.ts';
import { decodeReturn } from './decodeReturn.ts';
import { encodeState } from './encodeState.ts';

const whole = {
  action: 'signup',
  success: true,
  userId: 'user-1',
  planId: 'pro',
  freeTrialId: 'pro-trial',
  quantity: 3,
  authType: 'GOOGLE',
} as const;

const encoded = (json: unknown) => Buffer.from(JSON.stringify(json)).toString('base64url');

it('reads what the server wrote', () => {
  expect(decodeReturn(encodeState(whole))).toEqual(whole);
  expect(decodeReturn(encodeState({ action: 'signup', success: false }))).toEqual({
    action: 'signup',
    success: false,
  });
});

it.each([
  ['no text', ''],
  ['no base64url', '%7B%7D'],
  ['no JSON', Buffer.from('signup').toString('base64url')],
  ['no UTF-8', Buffer.from([0x22, 0xff, 0x22]).toString('base64url')],
  ['a list', encoded([whole])],
  ['null', encoded(null)],
  ['another action', encoded({ ...whole, action: 'start' })],
  ['no word of success', encoded({ action: 'signup' })],
  ['a member too many', encoded({ ...whole, email: 'ada@example.com' })],
  ['a member of another kind', encoded({ ...whole, planId: { id: 'pro' } })],
  ['a quantity that is none', encoded({ ...whole, quantity: 1.5 })],
  ['a provider that is none', encoded({ ...whole, authType: 'OTHER' })],
  ['an inherited action', encoded({ success: true, __proto__: { action: 'signup' } })],
  ['more than 4 KB', encoded({ ...whole, userId: 'a'.repeat(4000) })],
])('refuses %s', (_why, state) => {
  expect(decodeReturn(state)).toBeNull();
});

it('ignores prototypes', () => {
  const json = '{"action":"signup","success":true,"__proto__":{"userId":"admin"}}';
  expect(decodeReturn(Buffer.from(json).toString('base64url'))).toBeNull();
});

it('never throws, and returns only values of its shape', () => {
  const member = oneof(jsonValue(), constantFrom('signup', true, 'GOOGLE', 1));
  const names = oneof(constantFrom(...Object.keys(whole), '__proto__'), string());
  const state = oneof(
    string(),
    base64String(),
    jsonValue().map(encoded),
    dictionary(names, member).map((json) => encoded({ action: 'signup', success: true, ...json })),
  );
  assert(
    property(state, (text) => {
      const found = decodeReturn(text);
      if (found === null) return;
      expect(Object.keys(whole)).toEqual(expect.arrayContaining(Object.keys(found)));
      expect(found.action).toBe('signup');
      expect(typeof found.success).toBe('boolean');
    }),
    { numRuns: DEPTH.propertyRuns },
  );
});
