import type { AnalyticsEvent } from '../../core/contract/generated/calls.ts';
import { maskPersonal } from '../logging/maskPersonal.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { networkOf } from '../security/networkOf.ts';
import type { VisitorSession } from '../session/sealSession.ts';
import { ensureSessionRow } from '../storage/ensureSessionRow.ts';

export interface AnalyticsSource {
  readonly brandId: string;
  readonly ip: string;
  /** A beacon may come without one. */
  readonly session: VisitorSession | null;
}

/** Stores an event of the page. A personal detail in its free texts is masked. Serves Specification 7.0.8. */
export async function recordAnalytics(
  deps: Pick<ServerDeps, 'clock' | 'database' | 'newId' | 'rateLimits'>,
  { brandId, ip, session }: AnalyticsSource,
  event: AnalyticsEvent,
): Promise<void> {
  await deps.rateLimits.use('analyticsByIp', `${brandId}/${networkOf(ip)}`);
  const now = deps.clock();
  await deps.database.transaction().execute(async (transaction) => {
    if (session !== null) await ensureSessionRow(transaction, session, { brandId, now });
    await transaction
      .insertInto('analytics_events')
      .values({
        id: deps.newId(),
        brand_id: brandId,
        session_id: session?.id ?? null,
        name: event.name,
        signup_type: event.signupType,
        utm_source: masked(event.utmSource),
        plan_id: event.planId === undefined ? null : masked(event.planId),
        reason: event.reason === undefined ? null : masked(event.reason),
        created_at: now.toISOString(),
      })
      .execute();
  });
}

function masked(text: string): string {
  return String(maskPersonal(text));
}
