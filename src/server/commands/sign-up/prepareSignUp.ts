import type { SignupType } from '../../../core/contract/generated/brand.ts';
import type { SignupRequest, SignupResponse } from '../../../core/contract/generated/calls.ts';
import type { Receipt } from '../../../core/mails/Receipt.ts';
import { receiptOf } from '../../../core/mails/receipt/receiptOf.ts';
import { SIGNUP_TYPES } from '../../../core/rules/signupTypes/signupTypes.ts';
import type { CallContext } from '../../http/callContext.ts';
import { linkOrigin } from '../../http/linkOrigin.ts';
import type { LinkContext } from '../../leads/LinkContext.ts';
import type { PreparedSignUp } from '../../orders/PreparedOrder.ts';
import { billingOrderOf } from '../../orders/prepare/billingOrderOf.ts';
import type { CheckedOrder } from '../../orders/prepare/checkOrder.ts';
import { completionUrl } from '../../orders/prepare/completionUrl.ts';
import { orderSummaryOf } from '../../orders/prepare/orderSummaryOf.ts';
import { readAgreedTexts } from '../../orders/prepare/readAgreedTexts.ts';
import type { GivenAnswer } from '../../questions/readAnswers.ts';
import { insertConsentTexts } from '../../storage/accounts/insertConsentTexts.ts';
import type { SignUpRecord } from '../../storage/accounts/insertSignUp.ts';
import { type IdentityProof, signUpRecord } from './signUpRecord.ts';

/** Stored instead of a password's hash. No password matches it. */
const NO_PASSWORD = '';

/** A sign-up that was checked. */
export interface CheckedSignUp {
  readonly type: SignupType;
  readonly request: SignupRequest;
  readonly order: CheckedOrder;
  /** Answers to the brand's questions. A sign-up through a provider is not asked any. */
  readonly answers?: readonly GivenAnswer[];
  /** The proof of the visitor's identity. With one, they need no password. */
  readonly identityProof: IdentityProof | null;
  /** Absent for a visitor without a link. */
  readonly linkContext?: LinkContext;
}

/**
 * Returns all that a sign-up stores once it is paid, and its answer. The agreed texts are already
 * stored.
 */
export async function prepareSignUp(
  context: CallContext,
  checked: CheckedSignUp,
): Promise<PreparedSignUp> {
  const { deps, session, site } = context;
  const now = deps.clock();
  const { password } = checked.request.leadInfo;
  const texts = await readAgreedTexts(deps.brands, checked.order.agreements);
  await insertConsentTexts(deps.database, texts, now);
  const record = signUpRecord({
    brand: site.built.brand,
    sessionId: session.id,
    now,
    newId: deps.newId,
    ...checked,
    passwordHash: password ? await deps.hashPassword(password) : NO_PASSWORD,
  });
  const receipt = receiptFor(context, checked, record, now);
  return {
    kind: 'signUp',
    record,
    origin: linkOrigin(site, deps.config),
    receipt,
    billing: SIGNUP_TYPES[checked.type].needsPayment
      ? billingOrderOf({
          ...record,
          order: checked.order,
          brand: site.built.brand,
          answers: checked.answers ?? [],
        })
      : null,
    answer: {
      status: true,
      success: true,
      message: 'SIGNED_UP',
      data: answerData(context, checked, { record, receipt }),
    },
  };
}

function receiptFor(
  { site }: CallContext,
  { answers = [], order, request, type }: CheckedSignUp,
  { subscription }: SignUpRecord,
  now: Date,
): Receipt | null {
  if (!SIGNUP_TYPES[type].needsPayment) return null;
  const { trial_ends_at } = subscription;
  return receiptOf({
    built: site.built,
    order,
    provinceCode: request.leadInfo.provinceCode ?? null,
    leadInfo: request.leadInfo,
    answers,
    orderedAt: now,
    trialEndsAt: trial_ends_at === null ? null : new Date(trial_ends_at),
  });
}

function answerData(
  { deps, site }: CallContext,
  { linkContext, order, type }: CheckedSignUp,
  { receipt, record }: Pick<PreparedSignUp, 'receipt' | 'record'>,
): SignupResponse['data'] {
  const { account, subscription, user } = record;
  const landing = { userId: user.id, planId: order.plan.id, quantity: order.quantity };
  const preferred = linkContext?.lead?.landingUrls ?? [];
  const active = account.status === 'active';
  return {
    accountId: account.id,
    ...landing,
    ...(SIGNUP_TYPES[type].needsPayment && { totalAmountPaid: order.prices.dueToday }),
    order: orderSummaryOf({ order, receipt, trialEndsAt: subscription.trial_ends_at }),
    completion: active ? 'activeAccount' : 'activationEmail',
    redirectUrl: active ? completionUrl(site, deps.config, { ...landing, preferred }) : null,
  };
}
