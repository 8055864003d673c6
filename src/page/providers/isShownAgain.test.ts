import { expect, it } from 'vitest';
import { isShownAgain } from './isShownAgain.ts';

it.each([
  ['reload', true],
  ['back_forward', true],
  ['navigate', false],
  ['prerender', false],
])('knows from the type %s whether an address is shown again', (type, expected) => {
  const timing = {
    type,
    name: '',
    entryType: '',
    startTime: 0,
    duration: 0,
    toJSON: () => ({ type }),
  };
  expect(isShownAgain({ getEntriesByType: () => [timing] })).toBe(expected);
});

it('counts a page without a timing as newly opened', () => {
  expect(isShownAgain({ getEntriesByType: () => [] })).toBe(false);
});
