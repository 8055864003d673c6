import { expect, test } from 'vitest';
import { mailTime } from './mailTime.ts';

const NOW = new Date('2026-11-21T09:30:00Z');

test('gives only the time for a message of today', () => {
  expect(mailTime('2026-11-21T08:05:00Z', NOW, 'Europe/London')).toBe('08:05');
});

test('gives the day as well for an earlier message', () => {
  expect(mailTime('2026-11-20T23:59:00Z', NOW, 'Europe/London')).toBe('20 Nov, 23:59');
});

test("uses the reader's time zone", () => {
  expect(mailTime('2026-11-20T23:59:00Z', NOW, 'Europe/Paris')).toBe('00:59');
});

test.each([
  ['2025-12-31T12:00:00Z', '31 Dec 2025, 12:00'],
  ['2027-01-05T12:00:00Z', '5 Jan 2027, 12:00'],
])('adds the year if it differs: %s', (at, shown) => {
  expect(mailTime(at, NOW, 'Europe/London')).toBe(shown);
});
