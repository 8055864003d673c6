import { expect, it } from 'vitest';
import { waitAfter } from './deliverOutbox.ts';

it.each([
  [1, 5],
  [2, 10],
  [3, 20],
  [10, 2560],
  [11, 3600],
  [20, 3600],
])('after attempt %i the next one waits %i seconds', (attempts, seconds) => {
  expect(waitAfter(attempts)).toBe(seconds * 1000);
});
