import { PAYMENT_METHODS } from '../../../src/core/rules/paymentMethods/paymentMethods.ts';
import { expect } from '../../setup/journey.ts';
import { payTargetKind } from '../../setup/payTarget.ts';
import { test } from '../acts/payJourney.ts';
import { pairwise, payCases, shownBy, visitsOf } from '../paying/payCases.ts';
import { playVisit, titleOf } from '../paying/playVisit.ts';

const target = payTargetKind();
const isFull = process.env['TEST_FULL'] !== undefined;
const cases = payCases(target).filter(
  ({ outcome }) => isFull || target !== 'standIns' || outcome.alsoIn === undefined,
);
const visits = isFull ? cases.flatMap((it) => visitsOf([it])) : visitsOf(pairwise(cases));

test('each sign-up type is paid for, and each payment method has every outcome', () => {
  const met = visits.flatMap(({ outcomes, ...it }) =>
    outcomes.flatMap((outcome) => shownBy({ ...it, outcome })),
  );
  expect(new Set(met)).toEqual(new Set(cases.flatMap(shownBy)));
  expect(visits).not.toEqual([]);
  const methods = new Set(cases.map(({ method }) => method));
  if (target !== 'providers') expect(methods).toEqual(new Set(Object.keys(PAYMENT_METHODS)));
});

for (const [turn, visit] of visits.entries()) {
  test(titleOf(visit), async ({ context, gateway, mailTo, originOf, page, product, watch }) => {
    const fixtures = { context, gateway, mailTo, originOf, page, product, watch };
    await playVisit(fixtures, visit, turn);
  });
}
