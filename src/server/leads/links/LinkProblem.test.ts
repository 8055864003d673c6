import { expect, it, vi } from 'vitest';
import { endOf } from './LinkProblem.ts';

const NOW = new Date('2026-11-21T15:00:00Z');

it.each([
  ['2027-01-31', '2027-01-31T23:59:59.999Z'],
  // A link for today can still be opened today.
  ['2026-11-21', '2026-11-21T23:59:59.999Z'],
  ['2027-01-31T12:00', '2027-01-31T12:00:00.000Z'],
  ['2027-01-31T12:00Z', '2027-01-31T12:00:00.000Z'],
  ['2027-01-31T12:00-08:00', '2027-01-31T20:00:00.000Z'],
])('a link that expires on %s works until %s, in every zone of the machine', (said, end) => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(endOf(said, NOW)).toBe(end);
});

it.each([
  ['2026-11-20', 'is over'],
  ['2026-11-21T14:59Z', 'is over'],
  ['2027-02-30', 'is no date'],
  ['2027-01-31 12:00', 'is no date'],
  ['tomorrow', 'is no date'],
])('an end of %s is refused', (said, why) => {
  expect(() => endOf(said, NOW)).toThrow(why);
});
