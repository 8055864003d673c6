import { expect, it } from 'vitest';
import { waitAfter } from './deliverOutbox.ts';

it.each([
  [1, 5],
  [2, 10],
  [3, 20],
  [10, 2560],
  [11, 3600],
  [19, 3600],
  [20, 14_400],
  [2000, 14_400],
])('after attempt %i the next one waits %i seconds', (attempts, seconds) => {
  expect(waitAfter(attempts)).toBe(seconds * 1000);
});
