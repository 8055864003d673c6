import type { SocialStart } from '../../core/contract/generated/calls.ts';
import type { SocialProvider } from '../../core/contract/SocialProvider.ts';
import type { AgreeableTexts } from '../../core/rules/agreement/agreedHashes.ts';
import { isSignatureOf, signatureOf } from '../security/signature.ts';
import type { SealOptions } from './sealSession.ts';

/** How long a visitor may stay at the provider. */
const TRIP_MINUTES = 10;

/** What the server needs to know when a visitor returns from a provider. */
export interface SocialTrip {
  /** Makes the trip single use, and is part of its cookie's name. */
  readonly id: string;
  readonly provider: SocialProvider;
  readonly start: Omit<SocialStart, 'termsHash' | 'textsMark'>;
  /** The texts that the visitor agreed to by continuing, at that time, in the page's language. */
  readonly texts: AgreeableTexts;
  readonly startedAt: Date;
}

export interface TripOptions extends SealOptions {
  /** The session of the trip. No other session can complete it. */
  readonly sessionId: string;
}

/**
 * A cookie may have 4,096 bytes with its name and attributes. Beyond this length the plan is left
 * out.
 */
const LONGEST_BODY = 3600;

/**
 * Returns the cookie's value: the trip, and a signature over it and the brand. The state contains
 * the session.
 */
export function sealTrip(trip: SocialTrip, options: SealOptions): string {
  const whole = bodyOf(trip);
  const { plan: _plan, ...withoutPlan } = trip.start;
  const body = whole.length > LONGEST_BODY ? bodyOf({ ...trip, start: withoutPlan }) : whole;
  return `${body}.${signatureOf(signed(body, options), options.secret)}`;
}

/**
 * Reads a cookie's value; null when we did not sign it, or it is of another brand. It may be too
 * old.
 */
export function openTrip(value: string, options: SealOptions): SocialTrip | null {
  const [body = '', signature = '', ...rest] = value.split('.');
  if (rest.length > 0) return null;
  if (!isSignatureOf(signature, signed(body, options), options.secret)) return null;
  // Only what we signed reaches this line.
  const { startedAt, ...read }: Omit<SocialTrip, 'startedAt'> & { startedAt: number } = JSON.parse(
    Buffer.from(body, 'base64url').toString(),
  );
  return { ...read, startedAt: new Date(startedAt) };
}

/** Whether a visitor who returns now took too long. */
export function isLate({ startedAt }: SocialTrip, now: Date): boolean {
  return now.getTime() - startedAt.getTime() >= TRIP_MINUTES * 60_000;
}

/**
 * Returns the state that the provider sends back: the trip's id, signed for brand, session and
 * provider.
 */
export function stateOfTrip({ id, provider }: SocialTrip, options: TripOptions): string {
  const text = `socialState.${provider}.${options.sessionId}.${signed(id, options)}`;
  return `${id}.${signatureOf(text, options.secret)}`;
}

/**
 * Returns the id at the start of a state, without checking the signature; null when there is none.
 */
export function idOfState(state: string): string | null {
  return /^([\w-]{1,64})\./.exec(state)?.[1] ?? null;
}

/**
 * Returns the nonce and the PKCE verifier of a trip. Derived from its id, so that neither has to be
 * stored.
 */
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
