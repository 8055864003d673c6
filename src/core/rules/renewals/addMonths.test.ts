import { expect, it } from 'vitest';
import { addMonths } from './addMonths.ts';

it.each([
  ['2026-11-21T10:15:30.250Z', 1, '2026-12-21T10:15:30.250Z'],
  ['2026-12-21T10:00:00.000Z', 1, '2027-01-21T10:00:00.000Z'],
  ['2026-01-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2026-01-31T10:00:00.000Z', 2, '2026-03-31T10:00:00.000Z'],
  ['2028-02-29T10:00:00.000Z', 12, '2029-02-28T10:00:00.000Z'],
  ['2028-02-29T10:00:00.000Z', 48, '2032-02-29T10:00:00.000Z'],
  ['2026-11-21T10:00:00.000Z', 0, '2026-11-21T10:00:00.000Z'],
])('%s and %i months are %s', (from, months, to) => {
  expect(addMonths(new Date(from), months).toISOString()).toBe(to);
});

it('does not change the date it counts from', () => {
  const from = new Date('2026-01-31T10:00:00.000Z');
  addMonths(from, 1);
  expect(from.toISOString()).toBe('2026-01-31T10:00:00.000Z');
});
