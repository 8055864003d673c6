import { expect, it } from 'vitest';
import { formatDuration } from './formatDuration.ts';

it.each([
  [1, '1 second'],
  [30, '30 seconds'],
  [90, '90 seconds'],
  [91, '2 minutes'],
  [3600, '60 minutes'],
])('writes %d seconds as %s', (seconds, words) => {
  expect(formatDuration(seconds, 'en-US')).toBe(words);
});
