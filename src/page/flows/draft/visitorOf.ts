import type { PageConfig, SessionInfo } from '../../../core/contract/generated/session.ts';
import { VISITOR_PARAMETERS } from '../../../core/rules/socialState/visitorParameters.ts';

/**
 * Returns a text that identifies a page's visitor: the lead or the account, and the values from the
 * link. It is the same for all pages that know nothing of their visitor.
 */
export function visitorOf({
  account,
  lead,
  prefill,
}: Pick<SessionInfo, 'account' | 'lead' | 'prefill'>): string {
  return JSON.stringify([lead?.id, account?.id, ...Object.values(prefill)]);
}

/**
 * Returns a text that identifies the visitor of a page's link, whether or not a provider has named
 * the visitor since. Empty for a general link.
 */
export function linkOf(
  { isKnown, query }: PageConfig['social'],
  { prefill }: Pick<SessionInfo, 'prefill'>,
): string {
  // The other parameters describe the order: the sign-up type, the plan, the payment method.
  const given = [...new URLSearchParams(query)];
  const link = new URLSearchParams(given.filter(([name]) => VISITOR_PARAMETERS.includes(name)));
  // A contact parameter that is too long for the visit to a provider is not in the query.
  const isCut = isKnown !== true && link.size === 0 && Object.values(prefill).some(Boolean);
  return isCut ? 'cut' : link.toString();
}
