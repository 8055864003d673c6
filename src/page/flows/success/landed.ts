import { isRedirectAllowed } from '../../../core/rules/links/isRedirectAllowed.ts';
import { readAddress } from '../../../core/rules/links/readAddress.ts';
import type { OrderOutcome } from '../../providers/calls/placeOrder.ts';
import type { FlowContext } from '../FlowContext.ts';

/** What comes next. Never missing. */
type Next = NonNullable<OrderOutcome['completion']>;

/** A success with what comes next, and an allowed redirect. */
export type Landed = OrderOutcome & { readonly completion: Next };

/**
 * Returns a success with what comes next, which an answer may omit, and an allowed redirect: none before
 * an activation mail is opened, else the answer's if the brand allows it, else the brand's dashboard.
 */
export function landed(context: FlowContext, outcome: OrderOutcome): Landed {
  const { brand, purpose } = context.stores;
  const completion = outcome.completion ?? (purpose === 'upgrade' ? 'upgraded' : brand.afterSignup);
  return { ...outcome, completion, redirectUrl: landingOf(context, { ...outcome, completion }) };
}

function landingOf(
  { stores: { brand }, providers }: FlowContext,
  { completion, redirectUrl }: Pick<OrderOutcome, 'completion' | 'redirectUrl'>,
): string | null {
  if (completion === 'activationEmail') return null;
  if (redirectUrl === null) return brand.links.dashboard;
  if (isRedirectAllowed(redirectUrl, brand.redirectHosts, providers.origin())) return redirectUrl;
  const where = readAddress(redirectUrl)?.origin ?? 'no address';
  providers.report(new Error(`An answer leads to ${where}, where the brand leads nobody.`));
  return brand.links.dashboard;
}
