import { expect, it, onTestFinished, vi } from 'vitest';
import { hasTyped, mayDrop, stillTyped } from './typedTexts.ts';

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

it.each([true, false])(
  'asks before typed translations are dropped, and is answered %s',
  (answer) => {
    const ask = vi.fn(() => answer);
    vi.stubGlobal('confirm', ask);
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(mayDrop({ 'fr-CA': {} })).toBe(true);
    expect(ask).not.toHaveBeenCalled();
    expect(mayDrop({ 'fr-CA': { first: 'Un' } })).toBe(answer);
  },
);
