import type { SessionInfo } from '../../../core/contract/generated/session.ts';

/**
 * Where the page's own path shows the order of this browser. Without the rest of the link, because a
 * link that names a person shows the order only to them, and the visitor may have signed up with
 * another address.
 */
export function orderAddress({ signupType }: Pick<SessionInfo, 'signupType'>): string {
  return `?signupType=${signupType}`;
}
