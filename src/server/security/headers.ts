import type { CaptchaConfig } from '../config/Config.ts';
import { NO_PAYMENT, type PaymentSources } from '../orders/methods/PaymentSources.ts';
import { NO_TAG_MANAGER, type TagManagerSources } from './tagManagerSources.ts';

/** Sources of scripts, frames and data for Google's captcha. */
const GOOGLE_SCRIPTS = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/';
const GOOGLE_FRAMES = 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/';

const CLOSED =
  "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'";

/** The address for browsers' reports of what a page's policy refused. */
export const POLICY_REPORTS = '/api/reports/policy';

/** Names that address for `report-to`. */
export const REPORTING_ENDPOINTS = `policy="${POLICY_REPORTS}"`;

/** Both directives, because Firefox and Safari only support `report-uri`. */
const REPORTED = `report-to policy; report-uri ${POLICY_REPORTS}`;

/**
 * The page's code may only turn text into scripts or markup through `src/core/markup/trusted.ts`.
 */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types page";

/**
 * The same policy, only reported, because a provider's script does not follow it. Names no
 * policies, because those of the scripts are unknown.
 */
const TRUSTED_TYPES_REPORTED = `require-trusted-types-for 'script'; ${REPORTED}`;

/** Returns the header for what is only reported; empty when the page's policy enforces the same. */
export function reportOnly(policy: string): Readonly<Record<string, string>> {
  return policy.includes(TRUSTED_TYPES)
    ? {}
    : { 'content-security-policy-report-only': TRUSTED_TYPES_REPORTED };
}

/** The headers of every response. A page replaces the content security policy with its own. */
export function baseHeaders(secure: boolean): Readonly<Record<string, string>> {
  return {
    'content-security-policy': CLOSED,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'payment=(self), camera=(), microphone=(), geolocation=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
    ...(secure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}

/**
 * Returns a page's content security policy: scripts from this origin and the brand's own providers,
 * inline styles by hash. It has no nonce, so a brand's shell can be cached. A page with a captcha
 * or payment adds its providers' sources, and a brand with a tag manager the tag manager's. When
 * only our own scripts run, trusted types are enforced.
 */
export function pagePolicy(
  captcha: Pick<CaptchaConfig, 'scriptUrl'> | null,
  styleHashes: readonly string[],
  payment: PaymentSources = NO_PAYMENT,
  tags: TagManagerSources = NO_TAG_MANAGER,
): string {
  const google = captcha?.scriptUrl.startsWith('https://') ?? false;
  const frames = [...(google ? [GOOGLE_FRAMES] : []), ...payment.frame];
  const scripts = [...(google ? [GOOGLE_SCRIPTS] : []), ...payment.script, ...tags.script];
  // A payment method that loads nothing from other hosts has its SDK among our own files.
  const isOwnAlone = scripts.length === 0 && payment === NO_PAYMENT;
  const { styleAttributes } = payment;
  return [
    "default-src 'none'",
    sources("script-src 'self'", scripts),
    ...(isOwnAlone ? [TRUSTED_TYPES] : []),
    sources("style-src 'self'", styleHashes.map(quoted)),
    ...(styleAttributes.length > 0 ? [sources('style-src-attr', styleAttributes)] : []),
    sources("img-src 'self' data:", tags.image),
    "font-src 'self'",
    sources("connect-src 'self'", [
      ...(google ? ['https://www.google.com/recaptcha/'] : []),
      ...payment.connect,
      ...tags.connect,
    ]),
    ...(frames.length > 0 ? [sources('frame-src', frames)] : []),
    sources("form-action 'self'", payment.form),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "manifest-src 'self'",
    REPORTED,
  ].join('; ');
}

/**
 * A logo's policy. As an image it runs nothing, and it must not when opened directly either. The
 * check of logos refuses styles, so none are allowed.
 */
export const LOGO_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox";

function sources(directive: string, more: readonly string[]): string {
  return [directive, ...more].join(' ');
}

/** Some hashes are sha256-…, others already have quotes. */
function quoted(hash: string): string {
  return hash.startsWith("'") ? hash : `'${hash}'`;
}
