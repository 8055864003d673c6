import { expect, test } from 'vitest';
import { chargeDate } from './chargeDate.ts';

test('collects after three working days', () => {
  expect(chargeDate(new Date('2026-11-16T09:00:00Z'))).toBe('2026-11-19');
});

test('skips weekends', () => {
  expect(chargeDate(new Date('2026-11-20T09:00:00Z'))).toBe('2026-11-25');
});
