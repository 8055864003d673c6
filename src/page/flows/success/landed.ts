import { isRedirectAllowed } from '../../../core/rules/links/isRedirectAllowed.ts';
import { readAddress } from '../../../core/rules/links/readAddress.ts';
import type { OrderOutcome } from '../../providers/calls/placeOrder.ts';
import type { FlowContext } from '../FlowContext.ts';

type Led = Pick<OrderOutcome, 'completion' | 'redirectUrl' | 'told'>;

/** What comes next. Never missing. */
type Next = NonNullable<OrderOutcome['completion']>;

/** A success with what comes next, and an allowed redirect. */
export type Landed<Outcome extends Led = Led> = Outcome & { readonly completion: Next };

/**
 * Returns a success with what comes next, which an answer may omit, and an allowed redirect: none before
 * an activation mail is opened, else the answer's if the brand allows it, else the brand's dashboard.
 */
export function landed<Outcome extends Led>(
  context: FlowContext,
  outcome: Outcome,
): Landed<Outcome> {
  const { brand, purpose } = context.stores;
  const completion = outcome.completion ?? (purpose === 'upgrade' ? 'upgraded' : brand.afterSignup);
  return { ...outcome, completion, redirectUrl: landingOf(context, { ...outcome, completion }) };
}

function landingOf(
  { stores: { brand }, providers }: FlowContext,
  { completion, redirectUrl }: Pick<Led, 'completion' | 'redirectUrl'>,
): string | null {
  if (completion === 'activationEmail') return null;
  if (redirectUrl === null) return brand.links.dashboard;
  if (isRedirectAllowed(redirectUrl, brand.redirectHosts, providers.origin())) return redirectUrl;
  const where = readAddress(redirectUrl)?.origin ?? 'no address';
  providers.report(new Error(`An answer leads to ${where}, where the brand leads nobody.`));
  return brand.links.dashboard;
}
