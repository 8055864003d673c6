import { expect, it } from 'vitest';
import { hashesAtOnce } from './hashesAtOnce.ts';

it.each([
  { cores: 1, workers: null, atOnce: 1 },
  { cores: 2, workers: null, atOnce: 2 },
  { cores: 8, workers: null, atOnce: 3 },
  { cores: 8, workers: 8, atOnce: 1 },
  { cores: 8, workers: 4, atOnce: 2 },
  { cores: 2, workers: 5, atOnce: 1 },
])('$cores cores and $workers workers: $atOnce at once', ({ atOnce, cores, workers }) => {
  expect(hashesAtOnce(cores, workers)).toBe(atOnce);
});
