import { expect, it } from 'vitest';
import { PAYMENT_METHODS } from '../../../src/core/rules/paymentMethods/paymentMethods.ts';
import { wordsIn } from './textsIn.ts';

it.each([...Object.keys(PAYMENT_METHODS), 'zero', 'one', 'two', 'few', 'many', 'other'])(
  "takes the option '%s' of a message for no word of its text",
  (option) => {
    expect(wordsIn(`Eich {it, select, ${option} {taliad cerdyn}} gan {name}`)).toEqual([
      'eich',
      'taliad',
      'cerdyn',
      'gan',
    ]);
  },
);

it('keeps the only word of an option', () => {
  expect(wordsIn('{it, select, CC {card} other {payment}}')).toEqual(['card', 'payment']);
});

it('keeps a word before a placeholder', () => {
  expect(wordsIn('Many {name}')).toEqual(['many']);
});
