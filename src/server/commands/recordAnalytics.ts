import type { AnalyticsEvent } from '../../core/contract/generated/calls.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { networkOf } from '../security/networkOf.ts';
import type { VisitorSession } from '../session/sealSession.ts';
import { ensureSessionRow } from '../storage/ensureSessionRow.ts';
import { inTransaction } from '../storage/inTransaction.ts';

const MINOR_UNITS = 100;

export interface AnalyticsSource {
  readonly brandId: string;
  readonly ip: string;
  /** Null for a beacon without a session. */
  readonly session: VisitorSession | null;
}

/** Stores an analytics event of the page. The schema allows no free text. */
export async function recordAnalytics(
  deps: Pick<ServerDeps, 'clock' | 'database' | 'newId' | 'rateLimits'>,
  { brandId, ip, session }: AnalyticsSource,
  event: AnalyticsEvent,
): Promise<void> {
  await deps.rateLimits.use('analyticsByIp', `${brandId}/${networkOf(ip)}`);
  const now = deps.clock();
  await inTransaction(deps.database, async (transaction) => {
    if (session !== null) await ensureSessionRow(transaction, session, { brandId, now });
    await transaction
      .insertInto('analytics_events')
      .values({
        id: deps.newId(),
        brand_id: brandId,
        session_id: session?.id ?? null,
        name: event.name,
        signup_type: event.signupType ?? null,
        utm_source: event.utmSource,
        plan_id: event.planId ?? null,
        coupon: event.coupon ?? null,
        reason: event.reason ?? null,
        view: event.view,
        currency: event.currency,
        own_currency: event.ownCurrency,
        value: Math.round(event.value * MINOR_UNITS),
        transaction_id: event.transactionId ?? null,
        items: JSON.stringify(event.items),
        created_at: now.toISOString(),
      })
      .execute();
  });
}
