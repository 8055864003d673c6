import type { SocialStart } from '../../core/contract/generated/calls.ts';
import type { SocialProvider } from '../../core/contract/SocialProvider.ts';
import { isSignatureOf, signatureOf } from './signature.ts';

/** How long a visitor may take at the provider. */
export const TRIP_MINUTES = 10;

/** The texts that going on meant agreeing to, by their hashes as they stood then. */
export interface TripTexts {
  readonly terms: string;
  readonly privacy: string;
  readonly hipaaTerms: string | null;
}

/** What the server wants to know again once a visitor is back from a provider. */
export interface SocialTrip {
  /** Makes the trip single use. */
  readonly id: string;
  readonly provider: SocialProvider;
  readonly start: SocialStart;
  readonly texts: TripTexts;
  readonly startedAt: Date;
}

export interface TripOptions {
  readonly brandId: string;
  /** Whose it is: another session cannot come back in its stead. */
  readonly sessionId: string;
  readonly secret: string;
}

/** A cookie holds 4,096 bytes with its name and attributes: beyond this the plan stays behind. */
const LONGEST_BODY = 3600;

/** The cookie's value: the trip and a signature over it, the brand and the session. */
export function sealTrip(trip: SocialTrip, options: TripOptions): string {
  const whole = bodyOf(trip);
  const { plan: _plan, ...withoutPlan } = trip.start;
  const body = whole.length > LONGEST_BODY ? bodyOf({ ...trip, start: withoutPlan }) : whole;
  return `${body}.${signatureOf(signed(body, options), options.secret)}`;
}

/** Opens a cookie's value; null when it is not ours, of another brand or session, or too old. */
export function openTrip(value: string, options: TripOptions & { readonly now: Date }) {
  const [body = '', signature = '', ...rest] = value.split('.');
  if (rest.length > 0) return null;
  if (!isSignatureOf(signature, signed(body, options), options.secret)) return null;
  // Only what was signed here comes this far.
  const { startedAt, ...read }: Omit<SocialTrip, 'startedAt'> & { startedAt: number } = JSON.parse(
    Buffer.from(body, 'base64url').toString(),
  );
  const trip: SocialTrip = { ...read, startedAt: new Date(startedAt) };
  const age = options.now.getTime() - startedAt;
  return age < TRIP_MINUTES * 60_000 ? trip : null;
}

/** The state that the provider hands back: the trip's name, signed for brand, session and provider. */
export function stateOfTrip({ id, provider }: SocialTrip, options: TripOptions): string {
  return `${id}.${signatureOf(`socialState.${provider}.${signed(id, options)}`, options.secret)}`;
}

/** The nonce and the PKCE verifier of a trip: made from its name, so that neither is kept anywhere. */
export function secretsOfTrip(
  { id }: SocialTrip,
  { secret }: TripOptions,
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

function signed(body: string, { brandId, sessionId }: TripOptions): string {
  return `social.${brandId}.${sessionId}.${body}`;
}
