import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEPTH } from '../../../../tests/factories/depth.ts';
import { timesRatio } from './timesRatio.ts';

it('is exact and rounds half up, even if the product exceeds the safe integers', {
  timeout: 60_000,
}, () => {
  const amounts = fc.integer({ min: 0, max: 10 ** 13 });
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 130_000 }), (amount, numerator) => {
      const exact = (2n * BigInt(amount) * BigInt(numerator) + 100_000n) / 200_000n;
      expect(timesRatio(amount, numerator, 100_000)).toBe(Number(exact));
    }),
    { numRuns: DEPTH.propertyRuns },
  );
});
