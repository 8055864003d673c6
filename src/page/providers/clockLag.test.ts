import { expect, it } from 'vitest';
import { clockLag } from './clockLag.ts';

const DAY = new Date('2026-11-21T00:00:00Z');

it.each([
  '2026-11-20T23:30:00Z',
  '2026-11-21T00:00:01Z',
  '2026-11-21T23:59:59Z',
  '2026-11-22T00:30:00Z',
])('a clock at %s is about right', (asked) => {
  expect(clockLag(DAY, Date.parse(asked))).toBe(0);
});

it.each([
  '1970-01-01T00:00:00Z',
  '2026-11-18T00:00:00Z',
  '2026-11-20T12:00:00Z',
  '2026-11-22T12:00:00Z',
  '2038-01-19T00:00:00Z',
])("a clock at %s is wrong, and gets the server's day", (asked) => {
  const at = Date.parse(asked);
  expect(new Date(at + clockLag(DAY, at)).toISOString()).toBe('2026-11-21T12:00:00.000Z');
});
