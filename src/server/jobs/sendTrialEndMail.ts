import type { Kysely } from 'kysely';
import { trialEndMail } from '../../core/mails/trialEndMail.ts';
import { trialMinutes } from '../../core/rules/renewals/trialMinutes.ts';
import { brandOfMail } from '../mail/brandOfMail.ts';
import { idOfOnlyMail } from '../mail/idOfOnlyMail.ts';
import { mailOf } from '../mail/mailOf.ts';
import type { TrialEndPayload } from '../outbox/queueTrialEndMail.ts';
import type { OutboxRow, Tables } from '../storage/tables/Tables.ts';
import type { OutboxDeps } from './OutboxDeps.ts';

/**
 * Tells an account that its trial ends soon. Sends nothing when the trial has ended: by a change of
 * plan, or before the mail could be sent. Throws when it cannot be sent.
 */
export async function sendTrialEndMail(deps: OutboxDeps, row: OutboxRow): Promise<void> {
  const { subscriptionId, userId }: TrialEndPayload = JSON.parse(row.payload);
  const trial = await findTrial(deps.database, subscriptionId, userId);
  const ends = trial?.trial_ends_at ?? null;
  if (trial === undefined || ends === null || new Date(ends) <= deps.clock()) return;
  const built = await brandOfMail(deps, row, trial.language);
  const plan = built.catalogue.plans.find(({ id }) => id === trial.plan_id);
  const planName = plan?.name ?? trial.plan_name;
  if (planName === null) return;
  const minutes = trial.trial_minutes ?? (plan ? trialMinutes(plan, built.brand) : null);
  const content = trialEndMail(built.brand, {
    firstName: trial.first_name,
    planName,
    trialEndsAt: ends,
    timeZone: trial.time_zone,
    trialMinutes: minutes === 0 ? null : minutes,
  });
  const { email: to } = trial;
  const mailId = idOfOnlyMail(row);
  await deps.gateways.mail.send(mailOf({ built, mailId, to, origin: null }, content));
}

/** Finds a running trial and its recipient. Returns undefined when the trial has ended. */
function findTrial(database: Kysely<Tables>, subscriptionId: string, userId: string) {
  return database
    .selectFrom('subscriptions')
    .innerJoin('accounts', 'accounts.id', 'subscriptions.account_id')
    .innerJoin('users', 'users.account_id', 'accounts.id')
    .select([
      'plan_id',
      'plan_name',
      'trial_ends_at',
      'trial_minutes',
      'time_zone',
      'email',
      'first_name',
      'language',
    ])
    .where('subscriptions.id', '=', subscriptionId)
    .where('subscriptions.status', '=', 'trial')
    .where('users.id', '=', userId)
    .executeTakeFirst();
}
