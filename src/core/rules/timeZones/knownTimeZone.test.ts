import { expect, it } from 'vitest';
import { knownTimeZone } from './knownTimeZone.ts';

it.each(['Europe/London', 'America/St_Johns', 'UTC'])('keeps %s', (timeZone) => {
  expect(knownTimeZone(timeZone)).toBe(timeZone);
});

it.each(['', 'Mars/Olympus', 'undefined', '<b>'])('replaces %j by UTC', (timeZone) => {
  expect(knownTimeZone(timeZone)).toBe('UTC');
});
