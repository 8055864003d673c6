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
  'starts with what a link brings as it would keep it typed and left, verbatim or not: %s',
  (isVerbatim, kept) => {
    const options = { name: 'fullName', check: () => null, isVerbatim } as const;
    const brought = new FieldStore({ ...options, value: '  Ana ' });
    const typed = new FieldStore(options);
    typed.setValue('  Ana ');
    typed.checkOnBlur();
    expect([brought.value, typed.value]).toEqual([kept, kept]);
    expect(brought.isTyped).toBe(false);
  },
);

// An input method types what it composes again if the page changes the text meanwhile.
it.each([
  ['　山', '山', false],
  ['  ', '', false],
  [' Ada\u200b', 'Ada', false],
  ['\u200bAda', 'Ada', false],
  [' s3cret', ' s3cret', true],
])('keeps %j until it is left, and sends %j (verbatim: %s)', (typed, sent, isVerbatim) => {
  const field = new FieldStore({ name: 'fullName', check: () => null, isVerbatim });
  field.setValue(typed);
  // Only space stays: an invisible mark comes from a paste, and is taken away at once.
  expect(field.value).toBe(typed.includes('\u200b') ? sent : typed);
  expect(field.sent).toBe(sent);
  field.checkOnBlur();
  expect(field.value).toBe(sent);
});

it.each(['\t', ' ', '\u3000', '\ufeff', '\u200b', '\u202d'])(
  'checks what it sends, without %j before it, also before the field is left',
  (before) => {
    const check = (value: string) => (value === 'Ada' ? null : 'invalid');
    const field = new FieldStore({ name: 'fullName', check });
    field.setValue(`${before}Ada`);
    expect(field.problem).toBeNull();
  },
);
