import { expect, test } from 'vitest';
import { mailTime } from './mailTime.ts';

const NOW = new Date('2026-11-21T09:30:00Z');

test('gives the clock alone for a message of today', () => {
  expect(mailTime('2026-11-21T08:05:00Z', NOW, 'Europe/London')).toBe('08:05');
});

test('gives the day as well for an earlier message', () => {
  expect(mailTime('2026-11-20T23:59:00Z', NOW, 'Europe/London')).toBe('20 Nov, 23:59');
});

test("goes by the reader's zone", () => {
  expect(mailTime('2026-11-20T23:59:00Z', NOW, 'Europe/Paris')).toBe('00:59');
});
