import { isRedirectAllowed } from '../../core/rules/links/isRedirectAllowed.ts';
import type { OrderOutcome } from '../providers/calls/placeOrder.ts';
import type { FlowContext } from './FlowContext.ts';

type Led = Pick<OrderOutcome, 'completion' | 'redirectUrl'>;

/**
 * Returns a success with an address that the page may follow: none where a mail is to be opened
 * first, else the answer's own if the brand leads there, and the brand's dashboard if not.
 */
export function landed<Outcome extends Led>(context: FlowContext, outcome: Outcome): Outcome {
  return { ...outcome, redirectUrl: landingOf(context, outcome) };
}

function landingOf(
  { stores: { brand }, providers }: FlowContext,
  { completion, redirectUrl }: Led,
): string | null {
  if (completion === 'activationEmail') return null;
  if (redirectUrl === null) return brand.links.dashboard;
  if (isRedirectAllowed(redirectUrl, brand.redirectHosts, providers.origin())) return redirectUrl;
  const where = URL.canParse(redirectUrl) ? new URL(redirectUrl).origin : 'no address';
  providers.report(new Error(`An answer leads to ${where}, where the brand leads nobody.`));
  return brand.links.dashboard;
}
