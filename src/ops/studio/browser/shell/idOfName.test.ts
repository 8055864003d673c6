import { expect, it } from 'vitest';
import { idOfName } from './idOfName.ts';

it.each([
  ['Érable & Söhne', 'erable-sohne'],
  ['  Day plan UK ', 'day-plan-uk'],
  ['24 Hours', 'hours'],
  ['日程', ''],
  ['x'.repeat(60), 'x'.repeat(40)],
])('suggests for %j the id %j', (name, id) => {
  expect(idOfName(name)).toBe(id);
});
