import type { SignupType } from '../../../core/contract/generated/brand.ts';
import type { SignupRequest } from '../../../core/contract/generated/calls.ts';
import { keyOfEmail } from '../../../core/rules/fields/keyOfEmail.ts';
import { SIGNUP_TYPES } from '../../../core/rules/signupTypes/signupTypes.ts';
import { CallError } from '../../errors/CallError.ts';
import type { CallContext } from '../../http/callContext.ts';
import { identityProofOf } from '../../leads/identityProofOf.ts';
import { leadOfOrder } from '../../leads/leadOfOrder.ts';
import { type AttemptAnswer, answerAgain, answerOf } from '../../orders/answerOrder.ts';
import { findAttempt } from '../../orders/attempts/findAttempt.ts';
import { findOwnSignUp } from '../../orders/attempts/findOwnSignUp.ts';
import { requestHash } from '../../orders/attempts/requestHash.ts';
import { directDebitOfPayer } from '../../orders/methods/direct-debit/directDebitOfPayer.ts';
import { checkOrder } from '../../orders/prepare/checkOrder.ts';
import { frenchTerms } from '../../orders/prepare/frenchTerms.ts';
import { readInstrument } from '../../orders/prepare/readInstrument.ts';
import { readAnswers } from '../../questions/readAnswers.ts';
import { networkOf } from '../../security/networkOf.ts';
import { isEmailTaken } from '../../storage/accounts/isEmailTaken.ts';
import { placeTriedOrder } from '../placeTriedOrder.ts';
import { checkLeadInfo } from './checkLeadInfo.ts';
import { prepareSignUp } from './prepareSignUp.ts';

export interface SignUpCall {
  readonly type: SignupType;
  /** The attempt's Idempotency-Key. */
  readonly key: string;
  readonly request: SignupRequest;
}

/**
 * Signs a visitor up. Checks and prices everything again, charges what is due, then stores account,
 * user, subscription, lead, consents and mails in one transaction. A repeated key gets the same
 * answer. Throws CallError.
 */
export async function signUp(
  context: CallContext,
  { key, request: sent, type }: SignUpCall,
): Promise<AttemptAnswer> {
  const { deps, session, site } = context;
  const { paymentRequest } = sent;
  const { brand } = site.built;
  const hash = requestHash(SIGNUP_TYPES[type].path, sent);
  const known = await findAttempt(deps.database, session.id, key);
  if (known !== null) return answerAgain(known, hash);
  await countSignUp(context);
  const linkContext = await leadOfOrder(context, {
    linkToken: sent.formState.linkToken,
    email: sent.leadInfo.email,
    accountId: null,
  });
  const { deal, lead } = linkContext;
  const identityProof = identityProofOf(lead, sent.leadInfo.email);
  // The page was made for a proven person, whom another tab has forgotten or replaced since. Its
  // locked fields cannot be typed in, so only a reload helps.
  const { authType, password } = sent.leadInfo;
  if (authType !== undefined && !password && identityProof === null) {
    throw new CallError({ code: 'MISSING_LEAD_OR_DEAL_ID' });
  }
  const leadInfo = checkLeadInfo(
    { brand, type, lead, isAuthorised: identityProof !== null },
    sent.leadInfo,
  );
  const request = { ...sent, leadInfo };
  const directDebit = directDebitOfPayer(context, leadInfo.email);
  const instrument = readInstrument({ ...context, directDebit }, type, paymentRequest.payment);
  const order = checkOrder(site.built, { deal, frenchTerms: frenchTerms(site), type }, request);
  const answers = readAnswers(
    brand,
    {
      signupType: type,
      plan: order.plan,
      addonIds: order.addonIds,
      provinceCode: leadInfo.provinceCode ?? '',
      phoneCountry: sent.leadInfo.country ?? '',
      isLead: lead !== null,
    },
    sent.questions,
    deps.clock(),
  );
  const emailKey = keyOfEmail(leadInfo.email);
  const isPaidFor = instrument !== null;
  const own = await findOwnSignUp(deps, { brandId: brand.id, emailKey, isPaidFor, session });
  if (own !== null) return answerOf(own);
  return placeTriedOrder(
    context,
    {
      kind: 'signUp',
      brandId: brand.id,
      paymentAccount: brand.paymentAccount,
      session,
      key,
      requestHash: hash,
      linkEmail: sent.formState.linkEmail ?? null,
      claim: { kind: 'email', emailKey },
      signupType: type,
      amount: { amount: order.prices.dueToday, currency: brand.currency },
      instrument,
      description: brand.name,
      customer: {
        firstName: leadInfo.firstName.trim(),
        lastName: leadInfo.lastName.trim(),
        email: leadInfo.email.trim(),
        company: leadInfo.companyName.trim(),
      },
    },
    {
      captcha: {
        token: paymentRequest.captchaToken,
        variant: paymentRequest.rVersion,
        action: SIGNUP_TYPES[type].captchaAction,
      },
      prepare: async () => {
        // Counted after the captcha, so that requests without one cannot use up another visitor's
        // allowance.
        if (!isPaidFor) await deps.rateLimits.use('signUpByAddress', emailKey);
        await refuseTakenEmail(context, emailKey);
        return prepareSignUp(context, {
          type,
          request,
          order,
          answers,
          linkContext,
          identityProof,
        });
      },
    },
  );
}

async function countSignUp({ deps, ip, session }: CallContext): Promise<void> {
  await deps.rateLimits.use('signUpByIp', networkOf(ip));
  await deps.rateLimits.use('signUpBySession', session.id);
}

/**
 * Saves the cost of hashing the password. The unique constraint still decides between two
 * simultaneous requests.
 */
async function refuseTakenEmail({ deps, site }: CallContext, emailKey: string): Promise<void> {
  const taken = await isEmailTaken(deps.database, site.built.brand.id, emailKey);
  if (taken) throw new CallError({ code: 'EMAIL_ADDRESS_UNAVAILABLE' });
}
