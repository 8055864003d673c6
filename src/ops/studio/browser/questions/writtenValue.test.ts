import { expect, it } from 'vitest';
import { idOf, linesOf, optionsIn } from './writtenValue.ts';

it('writes options as lines and reads them as the same', () => {
  const options = { few: 'Up to 10', many: 'More: than 10' };
  expect(linesOf(options)).toBe('few: Up to 10\nmany: More: than 10');
  expect(optionsIn(linesOf(options))).toEqual(options);
});

it('makes the id of an option of its words', () => {
  expect(optionsIn('Jusqu’à dix\n\n  More than 10  ')).toEqual({
    'jusqu-a-dix': 'Jusqu’à dix',
    'more-than-10': 'More than 10',
  });
  expect(optionsIn(' \n')).toBeUndefined();
  expect(idOf('2nd phone?')).toBe('nd-phone');
});
