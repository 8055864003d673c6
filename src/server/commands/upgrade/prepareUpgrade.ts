import { receiptOf } from '../../../core/mails/receipt/receiptOf.ts';
import { rememberedLanguage } from '../../../core/rules/language/rememberedLanguage.ts';
import type { CallContext } from '../../http/callContext.ts';
import type { PreparedUpgrade } from '../../orders/PreparedOrder.ts';
import { billingOrderOf } from '../../orders/prepare/billingOrderOf.ts';
import type { CheckedOrder } from '../../orders/prepare/checkOrder.ts';
import { completionUrl } from '../../orders/prepare/completionUrl.ts';
import { consentRows } from '../../orders/prepare/consentRows.ts';
import { orderSummaryOf } from '../../orders/prepare/orderSummaryOf.ts';
import { readAgreedTexts } from '../../orders/prepare/readAgreedTexts.ts';
import { subscriptionRow } from '../../orders/prepare/subscriptionRow.ts';
import { insertConsentTexts } from '../../storage/accounts/insertConsentTexts.ts';
import { landingUrlsOfAccount } from '../../storage/accounts/landingOfUser.ts';
import type { UpgradingAccount } from './upgradingAccount.ts';

/**
 * Returns all that an upgrade stores once it is paid, and its answer. The agreed texts are already
 * stored.
 */
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
  const subscription = subscriptionRow({
    id: deps.newId(),
    accountId,
    dealId: deal?.id ?? null,
    brand,
    order,
    signupType: 'upgrade',
    now,
    trialEndsAt: null,
  });
  const { id: planId } = order.plan;
  const receipt = receiptOf({
    built,
    order,
    provinceCode: account.provinceCode,
    orderedAt: now,
    trialEndsAt: null,
  });
  return {
    kind: 'upgrade',
    brandId: brand.id,
    userId,
    subscription,
    consents: consentRows({
      brand,
      userId,
      agreements: order.agreements,
      now,
      newId: deps.newId,
    }),
    language: rememberedLanguage(brand),
    receipt,
    billing: billingOrderOf({
      account: { id: accountId, brand_id: brand.id, company_name: account.companyName },
      user: { email: account.email, first_name: account.firstName, last_name: account.lastName },
      subscription,
      order,
      brand,
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
        order: orderSummaryOf({ order, receipt, trialEndsAt: null }),
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
