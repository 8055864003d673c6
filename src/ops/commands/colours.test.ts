import { expect, it } from 'vitest';
import { colourVariables, hasColours } from './colours.ts';

it('uses colours only on a terminal, whatever CI says', () => {
  expect(hasColours({}, true)).toBe(true);
  expect(hasColours({ CI: 'true' }, false)).toBe(false);
});

it('uses colours when they are forced, and none when they are refused', () => {
  expect(hasColours({ FORCE_COLOR: '1' }, false)).toBe(true);
  expect(hasColours({ FORCE_COLOR: '0' }, true)).toBe(false);
  expect(hasColours({ NO_COLOR: '1' }, true)).toBe(false);
  expect(hasColours({ NO_COLOR: '1', FORCE_COLOR: '1' }, true)).toBe(false);
  expect(hasColours({ NO_COLOR: '' }, true)).toBe(true);
});

it('hands on one variable, never two that contradict each other', () => {
  expect(colourVariables({ CI: 'true' }, false)).toEqual({ NO_COLOR: '1' });
  expect(colourVariables({ NO_COLOR: '1', FORCE_COLOR: '3' }, false)).toEqual({ NO_COLOR: '1' });
  expect(colourVariables({ FORCE_COLOR: '3' }, false)).toEqual({ FORCE_COLOR: '3' });
  expect(colourVariables({}, true)).toEqual({});
});
