import type { BuiltBrand } from '../../core/contract/builtBrand.ts';
import { type ActivatedPlan, activationMail } from '../../core/mails/activationMail.ts';
import { isPricedByUser } from '../../core/rules/prices/planLine.ts';
import { linkOrigin } from '../http/linkOrigin.ts';
import { LANGUAGE_PARAMETER } from '../http/requestLanguage.ts';
import { brandOfMail } from '../mail/brandOfMail.ts';
import { mailOf } from '../mail/mailOf.ts';
import type { ActivationMailPayload } from '../outbox/queueActivationMail.ts';
import { ACTIVATION_HOURS, activationToken, tokenHash } from '../security/activationToken.ts';
import { findRecipient } from '../storage/accounts/findRecipient.ts';
import { newestSubscription } from '../storage/accounts/newestSubscription.ts';
import type { OutboxRow, SubscriptionRow } from '../storage/tables/Tables.ts';
import type { OutboxDeps } from './OutboxDeps.ts';

const HOUR_MS = 3_600_000;

/**
 * Sends one activation mail. Every attempt sends the same link. Sends none when no user has the
 * address or the account is active. Throws when it cannot be sent.
 */
export async function sendActivationMail(deps: OutboxDeps, row: OutboxRow): Promise<void> {
  const payload: ActivationMailPayload = JSON.parse(row.payload);
  const user = await findRecipient(deps.database, row.brand_id, payload);
  if (user === null || user.accountStatus === 'active') return;
  const built = await brandOfMail(deps, row, user.language);
  const token = activationToken(row.id, deps.sessionSecret);
  await storeToken(deps, row, user.id, token);
  // The brand may have left the host since the mail was queued.
  const origin = linkOrigin({ built, origin: payload.origin }, deps.config);
  const content = activationMail(built.brand, {
    firstName: user.firstName,
    link: activationAddress(origin, token, user.language),
    hours: ACTIVATION_HOURS,
    plan: activatedPlan(built, await newestSubscription(deps.database, user.accountId)),
    timeZone: user.timeZone,
  });
  const { email: to } = user;
  await deps.gateways.mail.send(mailOf({ built, mailId: row.id, to, origin }, content));
}

/** The catalogue may have lost the plan since the sign-up, and with it how it is charged. */
function activatedPlan(
  { catalogue }: Pick<BuiltBrand, 'catalogue'>,
  subscription: SubscriptionRow | null,
): ActivatedPlan | null {
  const plan = catalogue.plans.find(({ id }) => id === subscription?.plan_id);
  if (subscription === null || plan === undefined) return null;
  const { quantity, trial_ends_at: trialEndsAt } = subscription;
  return {
    name: plan.name,
    users: isPricedByUser(plan) ? quantity : null,
    trialEndsAt,
    mayEndSooner: plan.billingType === 'MINUTES',
  };
}

/** Opens in the mail's language in any browser. */
function activationAddress(origin: string, token: string, language: string | null): string {
  const asked = language === null ? {} : { [LANGUAGE_PARAMETER]: language };
  return `${origin}/activate?${new URLSearchParams({ token, ...asked })}`;
}

/** The link's hours start with the attempt that reaches the visitor. */
async function storeToken(
  { clock, database }: OutboxDeps,
  row: OutboxRow,
  userId: string,
  token: string,
): Promise<void> {
  const now = clock();
  const expires = new Date(now.getTime() + ACTIVATION_HOURS * HOUR_MS).toISOString();
  await database
    .insertInto('activation_tokens')
    .values({
      token_hash: tokenHash(token),
      brand_id: row.brand_id,
      user_id: userId,
      created_at: now.toISOString(),
      expires_at: expires,
      used_at: null,
    })
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ expires_at: expires }))
    .execute();
}
