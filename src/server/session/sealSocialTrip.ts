import type { SocialStart } from '../../core/contract/generated/calls.ts';
import type { SocialProvider } from '../../core/contract/SocialProvider.ts';
import type { AgreeableTexts } from '../../core/rules/agreement/agreedHashes.ts';
import { isSignatureOf, signatureOf } from './signature.ts';

/** How long a visitor may take at the provider. */
const TRIP_MINUTES = 10;

/** What the server wants to know again once a visitor is back from a provider. */
export interface SocialTrip {
  /** Makes the trip single use, and names its cookie. */
  readonly id: string;
  readonly provider: SocialProvider;
  readonly start: Omit<SocialStart, 'termsHash'>;
  /** The texts that going on meant agreeing to, as they stood then, in the language of the page. */
  readonly texts: AgreeableTexts;
  readonly startedAt: Date;
}

export interface SealOptions {
  readonly brandId: string;
  readonly secret: string;
}

export interface TripOptions extends SealOptions {
  /** Whose it is: another session cannot come back in its stead. */
  readonly sessionId: string;
}

/** A cookie holds 4,096 bytes with its name and attributes: beyond this the plan stays behind. */
const LONGEST_BODY = 3600;

/** The cookie's value: the trip and a signature over it and the brand. The session is the state's. */
export function sealTrip(trip: SocialTrip, options: SealOptions): string {
  const whole = bodyOf(trip);
  const { plan: _plan, ...withoutPlan } = trip.start;
  const body = whole.length > LONGEST_BODY ? bodyOf({ ...trip, start: withoutPlan }) : whole;
  return `${body}.${signatureOf(signed(body, options), options.secret)}`;
}

/** Opens a cookie's value; null when it is not ours, or of another brand. It may be too old. */
export function openTrip(value: string, options: SealOptions): SocialTrip | null {
  const [body = '', signature = '', ...rest] = value.split('.');
  if (rest.length > 0) return null;
  if (!isSignatureOf(signature, signed(body, options), options.secret)) return null;
  // Only what was signed here comes this far.
  const { startedAt, ...read }: Omit<SocialTrip, 'startedAt'> & { startedAt: number } = JSON.parse(
    Buffer.from(body, 'base64url').toString(),
  );
  return { ...read, startedAt: new Date(startedAt) };
}

/** Whether somebody who is back by now took too long. */
export function isLate({ startedAt }: SocialTrip, now: Date): boolean {
  return now.getTime() - startedAt.getTime() >= TRIP_MINUTES * 60_000;
}

/** The state that the provider hands back: the trip's name, signed for brand, session and provider. */
export function stateOfTrip({ id, provider }: SocialTrip, options: TripOptions): string {
  const text = `socialState.${provider}.${options.sessionId}.${signed(id, options)}`;
  return `${id}.${signatureOf(text, options.secret)}`;
}

/**
 * Returns the name at the start of a state, without checking who made it; null when there is none.
 */
export function idOfState(state: string): string | null {
  return /^([\w-]{1,64})\./.exec(state)?.[1] ?? null;
}

/** The nonce and the PKCE verifier of a trip: made from its name, so that neither is kept anywhere. */
export function secretsOfTrip(
  { id }: SocialTrip,
  { secret }: SealOptions,
): { readonly nonce: string; readonly verifier: string } {
  return {
    nonce: signatureOf(`socialNonce.${id}`, secret),
    verifier: signatureOf(`socialVerifier.${id}`, secret),
  };
}

function bodyOf(trip: SocialTrip): string {
  const startedAt = trip.startedAt.getTime();
  return Buffer.from(JSON.stringify({ ...trip, startedAt })).toString('base64url');
}

function signed(body: string, { brandId }: SealOptions): string {
  return `social.${brandId}.${body}`;
}
