import { isSignatureOf, signatureOf } from '../security/signature.ts';

/** The lead and the deal of a page's link. */
export interface Link {
  /** The lead whose pin the link had. */
  readonly leadId: string | null;
  readonly dealId: string | null;
}

export interface SealLinkOptions {
  readonly brandId: string;
  /** The page's session. The token is invalid in any other. */
  readonly sessionId: string;
  readonly secret: string;
}

/**
 * Returns a link's token for its page: both ids, and a signature over them, the session and the
 * brand. The same link in the same session gives the same token, so that a repeated order is the
 * same order.
 */
export function sealLink({ dealId, leadId }: Link, options: SealLinkOptions): string {
  const body = `${leadId ?? ''}.${dealId ?? ''}`;
  return `${body}.${signatureOf(signed(body, options), options.secret)}`;
}

/**
 * Reads the token from a page; null when we did not sign it, or it is of another session or brand.
 */
export function openLink(value: string, options: SealLinkOptions): Link | null {
  const [leadId = '', dealId = '', signature = '', ...rest] = value.split('.');
  const body = `${leadId}.${dealId}`;
  if (rest.length > 0 || !isSignatureOf(signature, signed(body, options), options.secret)) {
    return null;
  }
  return { leadId: leadId || null, dealId: dealId || null };
}

function signed(body: string, { brandId, sessionId }: SealLinkOptions): string {
  return `link.${brandId}.${sessionId}.${body}`;
}
