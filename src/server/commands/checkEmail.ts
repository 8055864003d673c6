import type { EmailRequest, EmailResponse } from '../../core/contract/generated/calls.ts';
import { wordRules } from '../../core/fields/fieldRules.ts';
import { checkEmail as checkAddress } from '../../core/rules/fields/checkEmail.ts';
import { keyOfEmail } from '../../core/rules/fields/keyOfEmail.ts';
import { hasForbiddenWords } from '../../core/rules/forbiddenWords/hasForbiddenWords.ts';
import type { CallContext } from '../http/callContext.ts';
import { findOwnSignUp } from '../orders/attempts/findOwnSignUp.ts';
import { networkOf } from '../security/networkOf.ts';
import { isEmailTaken } from '../storage/accounts/isEmailTaken.ts';
import { ensureSessionRow } from '../storage/ensureSessionRow.ts';
import { inTransaction } from '../storage/inTransaction.ts';
import { passCaptcha } from './passCaptcha.ts';

export type EmailStatus = EmailResponse['data']['emailStatus'];

export interface CheckedEmail {
  readonly emailStatus: EmailStatus;
  /**
   * Whether the address can sign up because this visitor recently signed up for free with it. A
   * free sign-up with it then returns that answer again; a payment with it is refused.
   */
  readonly isOwnFree: boolean;
}

/**
 * Returns whether an address can sign up. Every answer takes the same steps, so the time it takes
 * reveals nothing. The address is counted only after the captcha, because requests without one
 * could use up another visitor's allowance.
 */
export async function checkEmail(
  context: CallContext,
  request: EmailRequest,
): Promise<CheckedEmail> {
  const { deps, ip, session, site } = context;
  const brandId = site.built.brand.id;
  const emailKey = keyOfEmail(request.email);
  await deps.rateLimits.use('emailCheckByIp', networkOf(ip));
  await deps.rateLimits.use('emailCheckBySession', session.id);
  await passCaptcha(context, {
    token: request.captchaToken,
    variant: 'invisible',
    action: 'EMAIL_EXISTS_CHECK',
  });
  await deps.rateLimits.use('emailCheckByAddress', emailKey);

  const now = deps.clock();
  return inTransaction(deps.database, async (transaction) => {
    const taken = await isEmailTaken(transaction, brandId, emailKey);
    const own = await findOwnSignUp(
      { ...deps, database: transaction },
      { brandId, emailKey, isPaidFor: false, session },
    );
    const emailStatus = statusOf(context, request.email, taken && own === null);
    await ensureSessionRow(transaction, session, { brandId, now });
    await transaction
      .insertInto('email_checks')
      .values({
        id: deps.newId(),
        brand_id: brandId,
        session_id: session.id,
        email_key: emailKey,
        status: emailStatus,
        created_at: now.toISOString(),
      })
      .execute();
    return { emailStatus, isOwnFree: own !== null && !own.wasPaidFor };
  });
}

/** An address on the brand's own domain counts as taken. */
function statusOf({ site }: CallContext, email: string, taken: boolean): EmailStatus {
  const error = checkAddress(email, wordRules('email', site.built.brand, hasForbiddenWords));
  if (error === 'unavailable') return 'UNAVAILABLE';
  if (error !== null) return 'INVALID';
  return taken ? 'UNAVAILABLE' : 'AVAILABLE';
}
