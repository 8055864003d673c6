import type { SignupType } from '../../core/contract/generated/brand.ts';
import type { SignupRequest, SignupResponse } from '../../core/contract/generated/calls.ts';
import { normaliseEmail } from '../../core/rules/fields/normaliseEmail.ts';
import { SIGNUP_TYPES } from '../../core/rules/signupTypes/signupTypes.ts';
import { CallError } from '../errors/CallError.ts';
import type { CallContext } from '../http/callContext.ts';
import { linkOrigin } from '../http/linkOrigin.ts';
import { networkOf } from '../security/networkOf.ts';
import { insertConsents } from '../storage/insertConsents.ts';
import { insertSignUp } from '../storage/insertSignUp.ts';
import { isEmailTaken } from '../storage/isEmailTaken.ts';
import type { SignUpRows } from '../storage/signUpRows.ts';
import { checkLeadInfo } from './checkLeadInfo.ts';
import { type CheckedOrder, checkOrder } from './checkOrder.ts';
import { completionUrl } from './completionUrl.ts';
import { passCaptcha } from './passCaptcha.ts';
import { queueActivationMail } from './queueActivationMail.ts';
import { readAgreedTexts } from './readAgreedTexts.ts';

const DAY_MS = 86_400_000;

/**
 * Signs a visitor up without a payment: everything is checked and priced again, then account, user,
 * subscription, lead, consents and the activation mail are stored together or not at all.
 * Throws CallError. Serves Specification 1.0.8, 7.0.4 and 7.0.5.
 */
export async function signUp(
  context: CallContext,
  type: SignupType,
  sent: SignupRequest,
): Promise<SignupResponse['data']> {
  const { deps, ip, session, site } = context;
  const { built } = site;
  await deps.rateLimits.use('signUpByIp', `${built.brand.id}/${networkOf(ip)}`);
  await deps.rateLimits.use('signUpBySession', session.id);
  const request = { ...sent, leadInfo: checkLeadInfo(built.brand, type, sent.leadInfo) };
  const order = checkOrder(built, type, request);
  await passCaptcha(context, {
    token: request.paymentRequest.captchaToken,
    variant: request.paymentRequest.rVersion,
    action: SIGNUP_TYPES[type].captchaAction,
  });
  await refuseTakenEmail(context, request.leadInfo.email);
  const texts = await readAgreedTexts(deps.brands, order.agreements);
  const passwordHash = await deps.hashPassword(request.leadInfo.password);
  const rows = signUpRows(context, type, request, order, passwordHash);

  await deps.database.transaction().execute(async (transaction) => {
    const inserted = await insertSignUp(transaction, rows);
    if (!inserted) throw new CallError({ code: 'EMAIL_ADDRESS_UNAVAILABLE' });
    await insertConsents(transaction, texts, { ...rows, newId: deps.newId });
    if (rows.status === 'pending') {
      await queueActivationMail(transaction, deps, { ...rows, to: { userId: rows.userId } });
    }
  });
  return answerFor(context, rows);
}

/** Spares the password's costly hash; the unique constraint still decides when two come at once. */
async function refuseTakenEmail({ deps, site }: CallContext, email: string): Promise<void> {
  const taken = await isEmailTaken(deps.database, site.built.brand.id, normaliseEmail(email));
  if (taken) throw new CallError({ code: 'EMAIL_ADDRESS_UNAVAILABLE' });
}

function signUpRows(
  { deps, session, site }: CallContext,
  type: SignupType,
  request: SignupRequest,
  order: CheckedOrder,
  passwordHash: string,
): SignUpRows {
  const { brand } = site.built;
  const now = deps.clock();
  const isTrial = SIGNUP_TYPES[type].isTrial;
  const trialEnd = new Date(now.getTime() + brand.freeTrial.days * DAY_MS);
  return {
    accountId: deps.newId(),
    userId: deps.newId(),
    subscriptionId: deps.newId(),
    leadId: deps.newId(),
    brand,
    session,
    origin: linkOrigin(site, deps.config),
    now,
    status: brand.afterSignup === 'activeAccount' ? 'active' : 'pending',
    type,
    request,
    order,
    passwordHash,
    trialEndsAt: isTrial ? trialEnd : null,
  };
}

function answerFor({ deps, site }: CallContext, rows: SignUpRows): SignupResponse['data'] {
  const { accountId, order, status, userId } = rows;
  const { plan, quantity } = order;
  const landing = { userId, planId: plan.id, quantity };
  const active = status === 'active';
  return {
    accountId,
    ...landing,
    completion: active ? 'activeAccount' : 'activationEmail',
    redirectUrl: active ? completionUrl(site, deps.config, landing) : null,
  };
}
