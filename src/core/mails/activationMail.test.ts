import { expect, it } from 'vitest';
import { aBrand } from '../../../tests/factories/brands/aBrand.ts';
import { type ActivatedPlan, activationMail } from './activationMail.ts';

function rowsOf(plan: ActivatedPlan | null) {
  const link = 'https://signup.slotbook.example/activate?token=1';
  const given = { firstName: 'Ada', hours: 24, link, plan, timeZone: 'America/Los_Angeles' };
  return activationMail(aBrand(), given).blocks.flatMap((block) =>
    block.kind === 'facts' ? block.rows : [],
  );
}

const TEAM = { name: 'Team', users: 3, trialEndsAt: null, mayEndSooner: false };
const trialEndsAt = '2026-12-05T02:00:00.000Z';

it("says which plan waits for the activation, and when its trial ends by the account's days", () => {
  const ends = 'December\u00a04,\u00a02026';
  expect(rowsOf(TEAM)).toEqual([{ name: 'Plan', value: 'Team, 3 users' }]);
  expect(rowsOf({ ...TEAM, users: null, trialEndsAt })).toEqual([
    { name: 'Plan', value: 'Team' },
    { name: 'Trial ends', value: ends },
  ]);
  expect(rowsOf({ ...TEAM, trialEndsAt, mayEndSooner: true })[1]?.value).toBe(
    `${ends} at the latest`,
  );
});

it('says nothing of a plan that is unknown', () => {
  expect(rowsOf(null)).toEqual([]);
});
