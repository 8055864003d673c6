import type { CallContext } from '../http/callContext.ts';
import { receiptOf } from '../mail/receiptOf.ts';
import { billingOrderOf } from '../payments/billingOrderOf.ts';
import type { PreparedUpgrade } from '../payments/PreparedOrder.ts';
import { insertConsentTexts } from '../storage/insertConsentTexts.ts';
import { landingUrlsOfAccount } from '../storage/landingOfUser.ts';
import type { SubscriptionRow } from '../storage/Tables.ts';
import type { CheckedOrder } from './checkOrder.ts';
import { completionUrl } from './completionUrl.ts';
import { readAgreedTexts } from './readAgreedTexts.ts';
import type { UpgradingAccount } from './upgradingAccount.ts';

/** Makes all that an upgrade stores once it is paid, and its answer. The texts agreed to are kept already. */
export async function prepareUpgrade(
  { deps, site }: CallContext,
  { account, deal }: UpgradingAccount,
  order: CheckedOrder,
): Promise<PreparedUpgrade> {
  const { built } = site;
  const { brand } = built;
  const { accountId, userId } = account;
  const now = deps.clock();
  await insertConsentTexts(
    deps.database,
    await readAgreedTexts(deps.brands, order.agreements),
    now,
  );
  const ids = { id: deps.newId(), accountId, dealId: deal?.id ?? null };
  const subscription = subscriptionRow(ids, brand, order, now);
  const { id: planId } = order.plan;
  return {
    kind: 'upgrade',
    brandId: brand.id,
    userId,
    subscription,
    consents: order.agreements.map(({ kind, text }) => ({
      id: deps.newId(),
      brand_id: brand.id,
      user_id: userId,
      kind,
      text_hash: text.hash,
      agreed_at: now.toISOString(),
    })),
    receipt: receiptOf({
      built,
      order,
      provinceCode: account.provinceCode,
      orderedAt: now,
      trialEndsAt: null,
    }),
    billing: billingOrderOf({
      account: { id: accountId, brand_id: brand.id, company_name: account.companyName },
      user: { email: account.email, first_name: account.firstName, last_name: account.lastName },
      subscription,
      order,
      currency: brand.currency,
    }),
    answer: {
      status: true,
      success: true,
      message: 'UPGRADED',
      data: {
        accountId,
        planId,
        quantity: order.quantity,
        totalAmountPaid: order.prices.dueToday,
        redirectUrl: completionUrl(site, deps.config, {
          userId,
          planId,
          quantity: order.quantity,
          preferred: await landingUrlsOfAccount(deps.database, accountId),
        }),
      },
    },
  };
}

interface SubscriptionIds {
  readonly id: string;
  readonly accountId: string;
  readonly dealId: string | null;
}

function subscriptionRow(
  { accountId, dealId, id }: SubscriptionIds,
  brand: CallContext['site']['built']['brand'],
  { addonIds, discount, ivrId, plan, prices, quantity, taxRate }: CheckedOrder,
  now: Date,
): SubscriptionRow {
  return {
    id,
    account_id: accountId,
    catalogue_id: brand.plans.catalogue,
    plan_id: plan.id,
    signup_type: 'upgrade',
    quantity,
    addon_ids: JSON.stringify(addonIds),
    ivr_id: ivrId,
    discount_id: discount?.id ?? null,
    deal_id: dealId,
    tax_percentage: taxRate,
    currency: brand.currency,
    recurring_amount: prices.totalAmount,
    full_amount: prices.fullAmount,
    due_today_amount: prices.dueToday,
    first_charge_amount: prices.firstCharge,
    billing_id: null,
    status: 'active',
    trial_ends_at: null,
    ended_at: null,
    created_at: now.toISOString(),
  };
}
