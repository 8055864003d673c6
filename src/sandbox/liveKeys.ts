import { SANDBOX_CAPTCHA } from '../core/contract/sandbox/sandboxCaptcha.ts';
import { isLoopbackHost } from './isLoopbackHost.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether a variable of this name and value could cause a real charge, mail or report. */
function isLive(name: string, value: string): boolean {
  if (/^BRAINTREE_([A-Z0-9_]+_)?PRIVATE_KEY$/.test(name)) return true;
  if (/^GOCARDLESS_([A-Z0-9_]+_)?ACCESS_TOKEN$/.test(name)) return true;
  if (/^GOOGLE_([A-Z0-9_]+_)?CLIENT_SECRET$/.test(name)) return true;
  if (/^FACEBOOK_([A-Z0-9_]+_)?APP_SECRET$/.test(name)) return true;
  if (name === 'BILLING_API_KEY') return true;
  if (name === 'SENTRY_DSN') return true;
  if (name === 'RECAPTCHA_API_KEY') return value !== SANDBOX_CAPTCHA.apiKey;
  if (name === 'SMTP_HOST') return !isLoopbackHost(value);
  if (name === 'SMTP_URL') return !isLoopbackHost(URL.parse(value)?.hostname ?? '');
  return false;
}

/**
 * Lists the names of live providers' keys in an environment, in order. The sandbox refuses to run
 * beside one, because a real charge or mail could be mistaken for a test.
 */
export function liveKeys(environment: Environment): string[] {
  return Object.entries(environment)
    .filter(([name, value]) => value !== undefined && value !== '' && isLive(name, value))
    .map(([name]) => name)
    .toSorted();
}
