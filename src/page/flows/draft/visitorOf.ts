import type { PageConfig, SessionInfo } from '../../../core/contract/generated/session.ts';
import { VISITOR_PARAMETERS } from '../../../core/rules/socialState/visitorParameters.ts';

/**
 * Identifies a page's visitor by one text: the lead or the account, and what the page's link fills
 * in. All pages that know nothing of their visitor return the same text.
 */
export function visitorOf({
  account,
  lead,
  prefill,
}: Pick<SessionInfo, 'account' | 'lead' | 'prefill'>): string {
  return JSON.stringify([lead?.id, account?.id, ...Object.values(prefill)]);
}

/**
 * Identifies the visitor of a page's link by one text, whether or not a provider has named the
 * visitor since. Returns an empty text for a link that is for anybody.
 */
export function linkOf(
  { isKnown, query }: PageConfig['social'],
  { prefill }: Pick<SessionInfo, 'prefill'>,
): string {
  // The rest is of the order: the page's type, its plan, the way to pay.
  const given = [...new URLSearchParams(query)];
  const link = new URLSearchParams(given.filter(([name]) => VISITOR_PARAMETERS.includes(name)));
  // A contact that is too long for the way to a provider is not in the query.
  const isCut = isKnown !== true && link.size === 0 && Object.values(prefill).some(Boolean);
  return isCut ? 'cut' : link.toString();
}
