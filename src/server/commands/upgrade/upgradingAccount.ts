import type { Brand } from '../../../core/contract/generated/brand.ts';
import type { Catalogue, Discount, Plan } from '../../../core/contract/generated/catalogue.ts';
import type { AccountSummary } from '../../../core/contract/generated/session.ts';
import { plansWithDeal } from '../../../core/rules/deals/dealTerms.ts';
import { isPricedByUser } from '../../../core/rules/prices/planLine.ts';
import { mayUpgrade } from '../../../core/rules/upgrades/mayUpgrade.ts';
import { upgradePlans } from '../../../core/rules/upgrades/upgradePlans.ts';
import { CallError } from '../../errors/CallError.ts';
import type { Deal } from '../../leads/LinkContext.ts';
import type { ServerDeps } from '../../ServerDeps.ts';
import { accountSummary } from '../../session/accountSummary.ts';
import type { VisitorSession } from '../../session/sealSession.ts';
import { accountOfSession, type SignedInAccount } from '../../storage/accounts/accountOfSession.ts';
import { hasPaid, type Paying, payingBy } from '../../storage/accounts/hasPaid.ts';
import { newestPayment } from '../../storage/accounts/newestPayment.ts';
import { newestSubscription, newestTrial } from '../../storage/accounts/newestSubscription.ts';
import type { SubscriptionRow } from '../../storage/tables/Tables.ts';

/** An account whose owner or admin is signed in, and the plans that it can change to. */
export interface UpgradingAccount {
  readonly account: SignedInAccount;
  readonly subscription: SubscriptionRow | null;
  readonly summary: AccountSummary;
  readonly plans: readonly Plan[];
  /** Whether the account has ever been charged. Only its first payment includes a set-up fee. */
  readonly hasPaid: boolean;
  /** How the account's current plan is paid. */
  readonly paying: Paying;
  /** The offer of which a trial's sign-up told the first bill. Had with the first payment. */
  readonly promised: readonly Discount[];
  /** The terms agreed through a deal's link. */
  readonly deal: Deal | null;
}

interface OfBrand {
  readonly brand: Brand;
  readonly catalogue: Catalogue;
}

/**
 * Returns the account that the session may upgrade. The role comes from the database, never from
 * the browser. Throws CallError when the visitor is not signed in or may not upgrade.
 */
export async function upgradingAccount(
  { clock, database }: Pick<ServerDeps, 'clock' | 'database'>,
  { brand, catalogue }: OfBrand,
  session: VisitorSession | null,
): Promise<UpgradingAccount> {
  const account = session === null ? null : await accountOfSession(database, brand.id, session.id);
  if (account === null) throw new CallError({ code: 'MISSING_LEAD_OR_DEAL_ID' });
  const { accountId, assignedPlanId, role } = account;
  if (!mayUpgrade(role)) throw new CallError({ code: 'UNAUTHORISED_USER_ROLE', role: 'member' });
  const subscription = await newestSubscription(database, accountId);
  const lastPayment = await newestPayment(database, accountId);
  const now = clock();
  const isOfPlan = lastPayment?.subscription_id === subscription?.id;
  const paying = payingBy(
    { state: lastPayment?.state ?? null, trial: isOfPlan ? subscription : null },
    now,
  );
  const plans = upgradePlans(brand, catalogue, {
    // A plan that was only on trial, or that the bank has not paid, can be chosen again.
    planId: paying === 'nothing' ? null : (subscription?.plan_id ?? null),
    assignedPlanId,
  });
  const hasPaidOnce = await hasPaid(database, accountId, now);
  return {
    account,
    subscription,
    summary: accountSummary({ account, subscription, lastPayment, catalogue, now }),
    plans: plans.map((plan) => setUp(plan, hasPaidOnce)),
    hasPaid: hasPaidOnce,
    paying,
    promised: hasPaidOnce ? [] : promisedBy(catalogue, await newestTrial(database, accountId)),
    deal: null,
  };
}

/** A deal's discount comes only with its link. */
function promisedBy({ discounts }: Catalogue, trial: SubscriptionRow | null) {
  return discounts.filter(
    ({ discountType, id }) => id === trial?.discount_id && discountType !== 'deal',
  );
}

/**
 * Adds a deal, whose plan comes first. Ignores a deal for a plan that the account already pays for.
 */
export function withDeal(upgrading: UpgradingAccount, deal: Deal | null): UpgradingAccount {
  const { hasPaid: hasPaidOnce, paying, plans, subscription } = upgrading;
  const plan = deal?.plan ?? null;
  if (deal === null) return upgrading;
  if (plan === null) return { ...upgrading, deal };
  const isHad = paying === 'charged' && subscription?.plan_id === plan.id && !isPricedByUser(plan);
  if (isHad) return upgrading;
  return {
    ...upgrading,
    deal,
    plans: plansWithDeal({ ...deal, plan: setUp(plan, hasPaidOnce) }, plans),
  };
}

function setUp(plan: Plan, hasPaidOnce: boolean): Plan {
  return hasPaidOnce ? { ...plan, setUpFee: 0 } : plan;
}
