import type { Brand, SignupType } from '../../../core/contract/generated/brand.ts';
import type { SignupRequest } from '../../../core/contract/generated/calls.ts';
import { storedColumns, storedValues } from '../../../core/fields/storedColumns.ts';
import { keyOfEmail } from '../../../core/rules/fields/keyOfEmail.ts';
import { rememberedLanguage } from '../../../core/rules/language/rememberedLanguage.ts';
import { trialEnd } from '../../../core/rules/renewals/trialEnd.ts';
import { SIGNUP_TYPES } from '../../../core/rules/signupTypes/signupTypes.ts';
import { knownTimeZone } from '../../../core/rules/timeZones/knownTimeZone.ts';
import type { NewId } from '../../Clock.ts';
import type { LinkContext } from '../../leads/LinkContext.ts';
import type { CheckedOrder } from '../../orders/prepare/checkOrder.ts';
import { consentRows } from '../../orders/prepare/consentRows.ts';
import { subscriptionRow } from '../../orders/prepare/subscriptionRow.ts';
import { answerRows } from '../../questions/answerRows.ts';
import type { GivenAnswer } from '../../questions/readAnswers.ts';
import type { SignUpRecord } from '../../storage/accounts/insertSignUp.ts';
import type { IdentityRow } from '../../storage/tables/SocialTables.ts';
import type { UserRow } from '../../storage/tables/Tables.ts';

/**
 * The proof of a visitor's identity: a provider that they signed in to, or the link that was made
 * for them as a lead.
 */
export interface IdentityProof {
  readonly authType: Exclude<UserRow['auth_type'], 'REGULAR'>;
  /** The provider's id for the person; null when there is none. */
  readonly subject: string | null;
  /** Whether the address is known to be theirs, so that no mail has to verify it. */
  readonly emailVerified: boolean;
}

/** Everything that a sign-up's rows are made from. */
export interface SignUpRecordSources {
  readonly brand: Brand;
  readonly sessionId: string;
  readonly now: Date;
  readonly newId: NewId;
  readonly type: SignupType;
  readonly request: SignupRequest;
  readonly order: CheckedOrder;
  readonly answers?: readonly GivenAnswer[];
  /** Empty when no password was needed. */
  readonly passwordHash: string;
  /** Null for a visitor without a proof of identity. */
  readonly identityProof: IdentityProof | null;
  readonly linkContext?: LinkContext;
}

/**
 * Returns the rows of a sign-up. The account's first user is its owner. The account of a verified
 * address is active at once, because no mail has to verify it.
 */
export function signUpRecord(sources: SignUpRecordSources): SignUpRecord {
  const { brand, linkContext, newId, now, order, passwordHash, request } = sources;
  const { sessionId, type, identityProof } = sources;
  const { formState, leadInfo } = request;
  const created_at = now.toISOString();
  const accountId = newId();
  const userId = newId();
  const isActive = brand.afterSignup === 'activeAccount' || (identityProof?.emailVerified ?? false);
  const person = {
    ...storedColumns('user', leadInfo),
    auth_type: identityProof?.authType ?? 'REGULAR',
  } as const;
  const place = storedColumns('account', leadInfo);
  return {
    account: {
      id: accountId,
      brand_id: brand.id,
      status: isActive ? 'active' : 'pending',
      ...place,
      time_zone: knownTimeZone(leadInfo.timeZone),
      assigned_plan_id: null,
      created_at,
      activated_at: isActive ? created_at : null,
    },
    user: {
      id: userId,
      account_id: accountId,
      brand_id: brand.id,
      ...person,
      email_key: keyOfEmail(leadInfo.email),
      password_hash: passwordHash,
      role: 'owner',
      language: rememberedLanguage(brand),
      created_at,
    },
    subscription: subscriptionRow({
      id: newId(),
      accountId,
      dealId: linkContext?.deal?.id ?? null,
      brand,
      order,
      signupType: type,
      now,
      trialEndsAt: trialEndOf(sources),
    }),
    lead: {
      id: newId(),
      brand_id: brand.id,
      session_id: sessionId,
      account_id: accountId,
      known_lead_id: linkContext?.lead?.linkId ?? null,
      ...person,
      ...place,
      utm_source: formState.utmSource,
      signup_type: type,
      plan_id: order.plan.id,
      subject: identityProof?.subject ?? null,
      email_verified: identityProof?.emailVerified ? 1 : 0,
      created_at,
    },
    identity: identityRow(sources, userId),
    fieldValues: storedValues(leadInfo).map(([field, value]) => ({
      brand_id: brand.id,
      account_id: accountId,
      field,
      value,
      created_at,
    })),
    answers: answerRows(sources.answers ?? [], { brand, accountId, now }),
    consents: consentRows({ brand, userId, agreements: order.agreements, now, newId }),
  };
}

/** The user's identity at a provider; null without an id from one. */
function identityRow(
  { brand, now, identityProof }: SignUpRecordSources,
  userId: string,
): IdentityRow | null {
  const { authType, subject } = identityProof ?? { authType: 'OTHER', subject: null };
  if (subject === null || authType === 'OTHER') return null;
  const created_at = now.toISOString();
  return { brand_id: brand.id, provider: authType, subject, user_id: userId, created_at };
}

/** The end of a trial that begins now; null when the order is not a trial. */
function trialEndOf({ brand, now, type }: SignUpRecordSources): Date | null {
  return SIGNUP_TYPES[type].isTrial ? trialEnd(now, brand.freeTrial) : null;
}
