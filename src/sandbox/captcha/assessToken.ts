import { type CaptchaClaims, readCaptchaToken } from './captchaToken.ts';
import type { CaptchaStorage } from './openCaptchaStorage.ts';

/** The provider accepts a token for two minutes. */
export const TOKEN_LIFE_MS = 2 * 60_000;

/** The provider's reasons for an invalid token. */
export type InvalidReason =
  | 'INVALID_REASON_UNSPECIFIED'
  | 'MISSING'
  | 'MALFORMED'
  | 'EXPIRED'
  | 'DUPE'
  | 'BROWSER_ERROR';

export interface TokenAssessment {
  readonly tokenProperties: {
    readonly valid: boolean;
    readonly invalidReason: InvalidReason;
    readonly hostname: string;
    /** The action that the token was made for. The caller compares it, as with the provider. */
    readonly action: string;
    /** ISO 8601; empty when the token could not be read. */
    readonly createTime: string;
  };
  readonly riskAnalysis: { readonly score: number; readonly reasons: readonly string[] };
}

export interface AssessedEvent {
  readonly token: string;
  readonly siteKey: string;
}

function assessed(
  claims: CaptchaClaims | null,
  invalidReason: InvalidReason,
  score: number,
): TokenAssessment {
  return {
    tokenProperties: {
      valid: invalidReason === 'INVALID_REASON_UNSPECIFIED',
      invalidReason,
      hostname: claims?.hostname ?? '',
      action: claims?.action ?? '',
      createTime: claims === null ? '' : new Date(claims.createTime).toISOString(),
    },
    riskAnalysis: { score, reasons: score > 0 && score < 0.5 ? ['AUTOMATION'] : [] },
  };
}

/**
 * Assesses a token: its signature, site key, age and single use, and then the visitor's scenario.
 * The first assessment uses up a token, whatever its result.
 */
export function assessToken(
  event: AssessedEvent,
  storage: CaptchaStorage,
  now: number,
): TokenAssessment {
  if (event.token === '') return assessed(null, 'MISSING', 0);
  const claims = readCaptchaToken(storage.signingKey, event.token);
  if (claims === null || claims.siteKey !== event.siteKey) return assessed(null, 'MALFORMED', 0);
  if (now - claims.createTime > TOKEN_LIFE_MS) return assessed(claims, 'EXPIRED', 0);
  if (!storage.markUsed(claims.id, now)) return assessed(claims, 'DUPE', 0);
  if (claims.kind === 'score' && claims.scenario === 'invalid') {
    return assessed(claims, 'BROWSER_ERROR', 0);
  }
  const score = claims.kind === 'score' && claims.scenario === 'robot' ? 0.1 : 0.9;
  return assessed(claims, 'INVALID_REASON_UNSPECIFIED', score);
}
