import { expect, it } from 'vitest';
import { FieldStore } from './FieldStore.ts';

it('checks a value once, however often its problem is read, and again for the next value', () => {
  const looked: string[] = [];
  const field = new FieldStore({
    name: 'fullName',
    check: (value) => {
      looked.push(value);
      return value === '' ? 'required' : null;
    },
  });
  expect([field.problem, field.isValid, field.problem]).toEqual(['required', false, 'required']);
  field.setValue('Ada');
  expect([field.problem, field.isValid]).toEqual([null, true]);
  expect(looked).toEqual(['', 'Ada']);
});

it('trims a value from a link as it trims a typed one, unless it is verbatim', () => {
  const options = { name: 'fullName', value: ' \u202d Ada ', check: () => null } as const;
  expect(new FieldStore(options).value).toBe('Ada ');
  expect(new FieldStore({ ...options, isVerbatim: true }).value).toBe(options.value);
});
