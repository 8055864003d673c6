import { createHmac, timingSafeEqual } from 'node:crypto';
import { CAPTCHA_SCENARIOS, type CaptchaScenario } from './captchaScenario.ts';

export type CaptchaKind = 'score' | 'checkbox';

/** The claims of a token. `createTime` is in milliseconds since 1970. */
export interface CaptchaClaims {
  readonly id: string;
  readonly kind: CaptchaKind;
  readonly siteKey: string;
  readonly action: string;
  readonly hostname: string;
  readonly scenario: CaptchaScenario;
  readonly createTime: number;
}

function signatureOf(key: Buffer, payload: string): Buffer {
  return createHmac('sha256', key).update(payload).digest();
}

/** Signs claims into a token: base64url JSON, a full stop, and its HMAC-SHA-256 in base64url. */
export function signCaptchaToken(key: Buffer, claims: CaptchaClaims): string {
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${payload}.${signatureOf(key, payload).toString('base64url')}`;
}

function isClaims(value: unknown): value is CaptchaClaims {
  if (typeof value !== 'object' || value === null) return false;
  const claims: { readonly [Key in keyof CaptchaClaims]?: unknown } = value;
  return (
    (claims.kind === 'score' || claims.kind === 'checkbox') &&
    [claims.id, claims.siteKey, claims.action, claims.hostname].every(
      (text) => typeof text === 'string',
    ) &&
    CAPTCHA_SCENARIOS.some((scenario) => scenario === claims.scenario) &&
    typeof claims.createTime === 'number'
  );
}

/** Returns the claims of a token that this key signed; `null` for any other text. */
export function readCaptchaToken(key: Buffer, token: string): CaptchaClaims | null {
  const [payload = '', signature = '', ...rest] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(key, payload);
  if (rest.length > 0 || given.length !== expected.length) return null;
  if (!timingSafeEqual(given, expected)) return null;
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  return isClaims(claims) ? claims : null;
}
