import { expect, it } from 'vitest';
import { valuesBy } from '../../../src/core/fields/valuesBy.ts';
import { type Figures, MEASURES, type Outcome } from './figures.ts';
import { judgePage, PAGE_LIMITS } from './judgePage.ts';

const NONE: Figures = valuesBy(MEASURES, () => null);
const NOT_RUN: Outcome = { ran: false, why: 'it throws' };

function found(figures: Partial<Figures>): Outcome {
  return { ran: true, figures: { ...NONE, ...figures }, rounds: 5, failed: 0 };
}

const BASES = {
  withoutScript: found({ lcp: 1000 }),
  byHand: found({ validates: 2000 }),
};

it('compares the paint with the page without script, and the validation with the one by hand', () => {
  const outcome = found({
    lcp: 1100,
    validates: 1900,
    usable: 2000,
    blocking: 150,
    interaction: 50,
  });
  expect(judgePage('free', outcome, BASES)).toEqual({
    lcp: { found: 1.1, limit: 1.1, holds: true },
    validates: { found: 0.95, limit: 1, holds: true },
    usable: { found: 1, limit: 1, holds: true },
    blocking: { found: 150, limit: 150, holds: true },
    interaction: { found: 50, limit: 50, holds: true },
  });
});

it('finds each figure above its limit', () => {
  const outcome = found({
    lcp: 1110,
    validates: 2020,
    usable: 2520,
    blocking: 251,
    interaction: 56,
  });
  const verdicts = judgePage('paid', outcome, BASES);
  expect(Object.values(verdicts ?? {}).map(({ holds }) => holds)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

it('gives a paid page more time than a free one', () => {
  const outcome = found({ usable: 2400, blocking: 200 });
  expect(judgePage('free', outcome, BASES)).toMatchObject({
    usable: { holds: false },
    blocking: { holds: false },
  });
  expect(judgePage('paid', outcome, BASES)).toMatchObject({
    usable: { holds: true },
    blocking: { holds: true },
  });
  expect(PAGE_LIMITS.free.lcp).toBe(PAGE_LIMITS.paid.lcp);
});

it('says neither yes nor no where a page, or what it is compared with, did not run', () => {
  const nothing = { found: null, holds: null };
  expect(judgePage('free', NOT_RUN, BASES)).toMatchObject({ lcp: nothing, blocking: nothing });
  const bases = { withoutScript: NOT_RUN, byHand: found({ validates: 0 }) };
  expect(judgePage('free', found({ lcp: 900, validates: 1 }), bases)).toMatchObject({
    lcp: nothing,
    validates: nothing,
  });
});

it('judges only our pages', () => {
  expect(judgePage('peer', found({ lcp: 1 }), BASES)).toBeNull();
  expect(judgePage('withoutScript', found({ lcp: 1 }), BASES)).toBeNull();
});
