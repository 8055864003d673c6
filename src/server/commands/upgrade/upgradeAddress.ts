import { SIGNUP_TYPES } from '../../../core/rules/signupTypes/signupTypes.ts';
import { mayUpgrade } from '../../../core/rules/upgrades/mayUpgrade.ts';
import type { CallContext } from '../../http/callContext.ts';
import type { VisitorSession } from '../../session/sealSession.ts';
import type { SocialTrip } from '../../session/sealSocialTrip.ts';
import { accountOfSession } from '../../storage/accounts/accountOfSession.ts';
import { keepReturn } from '../../storage/social/socialReturns.ts';
import { typeOfTrip } from '../social/arriveBySocial.ts';
import { planOfTrip } from '../social/socialOrder.ts';
import { upgradingAccount } from './upgradingAccount.ts';

/**
 * Returns the payment page's address with the chosen plan, for a visitor who wants to pay for a
 * plan and turns out to have an account. Stores the other choices, which that page reads once.
 * Returns null when nothing has to be paid, when the account already has the plan, and when it may
 * not change to it. The session is signed in.
 */
export async function upgradeAddress(
  { deps, site }: Pick<CallContext, 'deps' | 'site'>,
  session: VisitorSession,
  trip: SocialTrip,
): Promise<string | null> {
  const { built } = site;
  const type = typeOfTrip(built.brand, trip);
  const chosen = SIGNUP_TYPES[type].needsPayment ? planOfTrip(built, type, trip) : null;
  if (chosen === null) return null;
  const account = await accountOfSession(deps.database, built.brand.id, session.id);
  if (account === null || !mayUpgrade(account.role)) return null;
  const { paying, plans, subscription } = await upgradingAccount(deps, built, session);
  const isHad = paying === 'charged' && subscription?.plan_id === chosen.id;
  if (isHad || !plans.some(({ id }) => id === chosen.id)) return null;
  await keepReturn(deps.database, session.id, { fault: null, plan: trip.start.plan ?? null });
  return `/payment?${new URLSearchParams({ planId: chosen.id })}`;
}
