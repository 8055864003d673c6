import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readUsers } from './readUsers.ts';

const BOUNDS = { min: 2, max: 500 };

it.each([
  ['2', 2],
  ['500', 500],
  [' 12 ', 12],
  ['007', 7],
])("reads '%s' as %i", (typed, users) => {
  expect(readUsers(typed, BOUNDS)).toEqual({ ok: true, value: users });
});

it.each(['', ' ', '\u00a0\t'])("requires a number when '%s' contains none", (typed) => {
  expect(readUsers(typed, BOUNDS)).toEqual({ ok: false, error: 'required' });
});

it.each([
  '1.5',
  '1,5',
  '1e2',
  '1e9',
  '-7',
  '+7',
  '٣',
  '３',
  '²',
  '1 2',
  '1,000',
  '0x10',
  '0b11',
  'Infinity',
  'NaN',
  'ten',
  '10 users',
  '0',
  '1',
  '501',
  '9'.repeat(400),
])("refuses '%s' instead of guessing", (typed) => {
  expect(readUsers(typed, BOUNDS)).toEqual({ ok: false, error: 'invalid' });
});

it('reads exactly the allowed numbers', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.integer().map(String)), (typed) => {
      const read = readUsers(typed, BOUNDS);
      if (!read.ok) return;
      expect(typed.trim().replace(/^0+/, '')).toBe(String(read.value));
      expect(read.value).toBeGreaterThanOrEqual(BOUNDS.min);
      expect(read.value).toBeLessThanOrEqual(BOUNDS.max);
    }),
  );
});
