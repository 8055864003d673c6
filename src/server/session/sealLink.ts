import { isSignatureOf, signatureOf } from './signature.ts';

/** What a page's link brought. */
export interface Link {
  /** The lead whose pin it had. */
  readonly leadId: string | null;
  readonly dealId: string | null;
}

export interface SealLinkOptions {
  readonly brandId: string;
  /** Whose page it is: in another session it is worth nothing. */
  readonly sessionId: string;
  readonly secret: string;
}

/**
 * A link as its page carries it back with the order: both ids and a signature over them, the session
 * and the brand. The same link in the same session is the same text, so that an order that is sent
 * again is the same order.
 */
export function sealLink({ dealId, leadId }: Link, options: SealLinkOptions): string {
  const body = `${leadId ?? ''}.${dealId ?? ''}`;
  return `${body}.${signatureOf(signed(body, options), options.secret)}`;
}

/** Opens what a page carried back; null when it is not ours, or of another session or brand. */
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
