import { expect, it, vi } from 'vitest';
import { dayHere, timeZone } from './timeZone.ts';

const HALF_A_DAY = 12 * 3_600_000;

it('reads the time zone without a formatter if the browser can, and otherwise with one', () => {
  const { timeZone: byFormatter } = Intl.DateTimeFormat().resolvedOptions();
  vi.stubGlobal('Temporal', { Now: { timeZoneId: () => 'Europe/London' } });
  expect(timeZone()).toBe('Europe/London');
  vi.stubGlobal('Temporal', undefined);
  expect(timeZone()).toBe(byFormatter);
  vi.unstubAllGlobals();
});

it('returns each date as a formatter of the same zone does', () => {
  const formatter = new Intl.DateTimeFormat('en-CA', { timeZone: timeZone() });
  for (let half = 0; half < 2 * 800; half++) {
    const at = new Date(Date.UTC(2026, 0, 1, 5, 30) + half * HALF_A_DAY);
    expect(dayHere(at).toISOString().slice(0, 10)).toBe(formatter.format(at));
  }
});
