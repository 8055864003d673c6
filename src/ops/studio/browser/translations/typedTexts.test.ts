import { expect, it } from 'vitest';
import { hasTyped, stillTyped } from './typedTexts.ts';

const text = { key: 'plans.one.name', source: 'One', same: false, maxLength: 60 };

it('no longer counts a text that was saved in the meantime, such as in another window', () => {
  const typed = { first: 'Un', second: 'Deux', gone: 'Trois' };
  const read = [
    { ...text, id: 'first', target: 'Un' },
    { ...text, id: 'second', target: 'Second' },
  ];
  expect(stillTyped(typed, read)).toEqual({ second: 'Deux', gone: 'Trois' });
  expect(hasTyped({ 'fr-CA': stillTyped({ first: 'Un' }, read) })).toBe(false);
});
