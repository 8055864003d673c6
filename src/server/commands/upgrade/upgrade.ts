import type { PaymentCall } from '../../../core/contract/generated/calls.ts';
import { discountsWithDeal } from '../../../core/rules/deals/dealTerms.ts';
import { upgradeType } from '../../../core/rules/upgrades/upgradeType.ts';
import { CallError } from '../../errors/CallError.ts';
import type { CallContext } from '../../http/callContext.ts';
import { leadOfOrder } from '../../leads/leadOfOrder.ts';
import { type AttemptAnswer, answerAgain } from '../../orders/answerOrder.ts';
import { findAttempt } from '../../orders/attempts/findAttempt.ts';
import { requestHash } from '../../orders/attempts/requestHash.ts';
import { directDebitOfPayer } from '../../orders/methods/direct-debit/directDebitOfPayer.ts';
import { type CheckedOrder, checkAsked } from '../../orders/prepare/checkOrder.ts';
import { frenchTerms } from '../../orders/prepare/frenchTerms.ts';
import { instrumentOf } from '../../orders/prepare/readInstrument.ts';
import { networkOf } from '../../security/networkOf.ts';
import { subscriptionMark } from '../../session/accountSummary.ts';
import { accountOfSession } from '../../storage/accounts/accountOfSession.ts';
import { newestSubscription } from '../../storage/accounts/newestSubscription.ts';
import type { SubscriptionRow } from '../../storage/tables/Tables.ts';
import { placeTriedOrder } from '../placeTriedOrder.ts';
import { prepareUpgrade } from './prepareUpgrade.ts';
import { type UpgradingAccount, upgradingAccount, withDeal } from './upgradingAccount.ts';

export interface UpgradeCall {
  /** The attempt's Idempotency-Key. */
  readonly key: string;
  readonly request: PaymentCall;
  /** Called with the address of the person who orders, once it is known. */
  readonly onPayer: (email: string) => void;
}

/**
 * Changes an account's plan. Its owner or admin pays for the new plan today, and it replaces the
 * old one. Uses the same protocol as a sign-up: never twice, never lost. Throws CallError.
 */
export async function upgrade(
  context: CallContext,
  { key, onPayer, request }: UpgradeCall,
): Promise<AttemptAnswer> {
  const { deps, ip, session, site } = context;
  const { brand } = site.built;
  const { captchaToken: token, payment, rVersion: variant } = request;
  const hash = requestHash('/payment', request);
  const known = await findAttempt(deps.database, session.id, key);
  if (known !== null) return answerAgain(known, hash);
  await refuseOther(context, request.formState.accountId);
  const found = await upgradingAccount(deps, site.built, session);
  const { account } = found;
  onPayer(account.email);
  refuseOtherPlan(found, request.formState.subscriptionMark);
  await deps.rateLimits.use('upgradeByIp', networkOf(ip));
  await deps.rateLimits.use('upgradeByAccount', account.accountId);
  if (payment === undefined || request.freeTrial) {
    throw new CallError({ code: 'INVALID_REQUEST', because: 'shape' });
  }
  const { linkToken } = request.formState;
  const { deal } = await leadOfOrder(context, { ...account, linkToken });
  const upgrading = withDeal(found, deal);
  const order = checkUpgrade(context, upgrading, request);
  const directDebit = directDebitOfPayer(context, account.email);
  return placeTriedOrder(
    context,
    {
      kind: 'upgrade',
      brandId: brand.id,
      paymentAccount: brand.paymentAccount,
      session,
      key,
      requestHash: hash,
      linkEmail: null,
      claim: { kind: 'account', accountId: account.accountId },
      signupType: 'upgrade',
      amount: { amount: order.prices.dueToday, currency: brand.currency },
      description: brand.name,
      instrument: instrumentOf({ ...context, directDebit }, payment),
      customer: {
        firstName: account.firstName,
        lastName: account.lastName,
        email: account.email,
        company: account.companyName,
      },
    },
    {
      captcha: { token, variant, action: 'UPGRADE' },
      prepare: async () => {
        await refuseChanged(context, upgrading);
        return prepareUpgrade(context, upgrading, order);
      },
    },
  );
}

/**
 * Refuses a page whose account is no longer the session's, because its visitor has logged out or
 * another account has logged in, in another tab: it would pay for a plan that it was not shown.
 */
async function refuseOther(
  { deps, session, site }: CallContext,
  shown: string | undefined,
): Promise<void> {
  if (shown === undefined) return;
  const account = await accountOfSession(deps.database, site.built.brand.id, session.id);
  if (account?.accountId !== shown) throw new CallError({ code: 'SESSION_DOES_NOT_EXIST' });
}

/**
 * Refuses a page whose plan has been replaced since, in another tab or by another admin: it would
 * pay again for a change from a plan that the account no longer has.
 */
function refuseOtherPlan(
  { subscription }: UpgradingAccount,
  shown: string | null | undefined,
): void {
  if (shown === undefined || shown === subscriptionMark(subscription)) return;
  throw new CallError({ code: 'PLAN_CHANGED' });
}

function checkUpgrade(
  { site }: CallContext,
  { account, deal, paying, plans, promised, subscription }: UpgradingAccount,
  { addonIds, formState, ivrId, selectedPlans }: PaymentCall,
): CheckedOrder {
  const { brand } = site.built;
  const [selected] = selectedPlans;
  const plan = plans.find(({ id }) => id === selected?.planId) ?? null;
  // Sent from an outdated page, as after 'Back' or in another tab. A plan that is already paid for
  // is not sold again.
  if (plan === null && paying === 'charged' && subscription?.plan_id === selected?.planId) {
    throw new CallError({ code: 'PLAN_CHANGED' });
  }
  const order = checkAsked(site.built, {
    type: upgradeType(brand) ?? 'paid',
    plan,
    users: selected?.noOfUsers,
    addonIds,
    ivrId,
    // Offers and referrals are for new accounts. A deal lowers an upgrade's price, and what a
    // trial's sign-up promised for its first bill.
    discounts: discountsWithDeal(deal, promised),
    provinceCode: account.provinceCode ?? '',
    setUpFeeWaived: brand.plans.setUpFeeWaived,
    isPaidFor: true,
    seen: formState,
    frenchTerms: frenchTerms(site),
  });
  // The status of a trial does not change at its end, when billing makes the first charge.
  const isRunning =
    subscription?.status === 'active' || (subscription?.status === 'trial' && paying === 'charged');
  if (isRunning && isSameOrder(subscription, order)) {
    throw new CallError({ code: 'PLAN_CHANGED' });
  }
  return order;
}

function isSameOrder(
  had: SubscriptionRow,
  { addonIds, ivrId, plan, quantity }: CheckedOrder,
): boolean {
  const known: ReadonlySet<string> = new Set(JSON.parse(had.addon_ids));
  const asked = new Set(addonIds);
  const isSamePlan = had.plan_id === plan.id && had.quantity === quantity;
  const isSameExtras = asked.size === known.size && addonIds.every((id) => known.has(id));
  return isSamePlan && isSameExtras && had.ivr_id === ivrId;
}

/**
 * While the account is claimed no other upgrade can finish. If one finished since the subscription
 * was read, this one is refused.
 */
async function refuseChanged(
  { deps }: CallContext,
  { account, subscription }: UpgradingAccount,
): Promise<void> {
  const newest = await newestSubscription(deps.database, account.accountId);
  if (newest?.id === subscription?.id) return;
  throw new CallError({ code: 'PLAN_CHANGED' });
}
