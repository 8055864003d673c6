import { expect, it, onTestFinished, vi } from 'vitest';
import { chosenText } from './chosenText.ts';
import { formatCount } from './formatCount.ts';
import { formatDate } from './formatDate.ts';
import { formatDuration } from './formatDuration.ts';
import { formatMoney } from './formatMoney.ts';
import { formatPercent } from './formatPercent.ts';
import { keptFormats } from './keptFormats.ts';
import { languageName } from './languageName.ts';

it('creates one formatter per settings', () => {
  const make = vi.fn((locale: string, unit: string) => ({ locale, unit }));
  const formatOf = keptFormats(make);

  expect(formatOf('en-US', 'second')).toBe(formatOf('en-US', 'second'));
  expect(formatOf('en-US', 'minute')).toEqual({ locale: 'en-US', unit: 'minute' });
  expect(formatOf('en-GB', 'minute')).toEqual({ locale: 'en-GB', unit: 'minute' });
  expect(make).toHaveBeenCalledTimes(3);
});

it('keeps a bounded number of formatters, and creates a dropped one again', () => {
  const make = vi.fn((zone: string) => ({ zone }));
  const formatOf = keptFormats(make);
  for (let each = 0; each < 1000; each++) formatOf(`zone ${each}`);

  expect(formatOf('zone 999')).toBe(formatOf('zone 999'));
  expect(make).toHaveBeenCalledTimes(1000);
  expect(formatOf('zone 0')).toEqual({ zone: 'zone 0' });
  expect(make).toHaveBeenCalledTimes(1001);
});

it.each([
  ['an amount', () => formatMoney({ amount: 1999, currency: 'CAD' }, 'en-CA')],
  ['a rate', () => formatPercent(14.975, 'en-CA')],
  ['a date', () => formatDate('2026-11-21T09:00:00Z', 'en-GB', 'Asia/Tokyo')],
  ['a count', () => formatCount(12_345, 'en-CA')],
  ['a text of a number', () => chosenText('|n|en-CA|files|one|file', { n: 1 })],
  ['a language', () => languageName('fr-CA', ['fr-CA', 'en-CA'])],
  ['a time to wait', () => formatDuration(30, 'en-GB')],
])('%s is written twice with one formatter, with the same result', (_name, write) => {
  const first = write();
  const made = (
    ['NumberFormat', 'DateTimeFormat', 'PluralRules', 'DisplayNames', 'ListFormat'] as const
  ).map((name) => vi.spyOn(Intl, name));
  onTestFinished(() => {
    for (const spy of made) spy.mockRestore();
  });

  expect(write()).toBe(first);
  for (const spy of made) expect(spy).not.toHaveBeenCalled();
});
