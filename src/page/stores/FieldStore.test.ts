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

it.each([
  [false, 'Ana '],
  [true, '  Ana '],
])(
  'starts with what a link brings as it would keep it typed, verbatim or not: %s',
  (isVerbatim, kept) => {
    const options = { name: 'fullName', check: () => null, isVerbatim } as const;
    const brought = new FieldStore({ ...options, value: '  Ana ' });
    const typed = new FieldStore(options);
    typed.setValue('  Ana ');
    expect([brought.value, typed.value]).toEqual([kept, kept]);
    expect(brought.isTyped).toBe(false);
  },
);
