import { expect, it } from 'vitest';
import { FieldStore } from './FieldStore.ts';

it('looks at a value once, however often it is asked for what is wrong, and again at the next value', () => {
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
