import { expect, it } from 'vitest';
import { quoted } from './quoted.ts';

it.each([
  ['a text', '"a text"'],
  [150, '150'],
  [null, 'null'],
  [undefined, 'nothing'],
  [[], 'A list'],
  [{}, 'An object'],
  [JSON.parse('1e999'), 'This number'],
  ['x'.repeat(80), `"${'x'.repeat(59)}…"`],
  ['😀'.repeat(80), `"${'😀'.repeat(59)}…"`],
  ['👩‍🚀'.repeat(80), `"${'👩‍🚀'.repeat(59)}…"`],
  ['e\u0301'.repeat(80), `"${'e\u0301'.repeat(59)}…"`],
])('shows %j as %s', (value, shown) => {
  expect(quoted(value)).toBe(shown);
});
