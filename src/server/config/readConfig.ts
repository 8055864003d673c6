import { resolve } from 'node:path';
import type { Result } from '../../core/contract/Result.ts';
import { SANDBOX_CAPTCHA } from '../../core/contract/sandbox/sandboxCaptcha.ts';
import type { CaptchaConfig, Config } from './Config.ts';
import { type ConfigProblem, type Environment, EnvironmentReader } from './EnvironmentReader.ts';
import { readBilling } from './readBilling.ts';
import { readBraintree } from './readBraintree.ts';
import { readDatabaseUrl } from './readDatabaseUrl.ts';
import { readDirectDebit } from './readDirectDebit.ts';
import { readMetrics } from './readMetrics.ts';
import { readMode } from './readMode.ts';
import { readProxies } from './readProxies.ts';
import { readSentry } from './readSentry.ts';
import { readServerPort } from './readServerPort.ts';
import { readSmtpUrl } from './readSmtpUrl.ts';
import { readSocial } from './readSocial.ts';
import { readWorkers } from './readWorkers.ts';

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
const GOOGLE_CAPTCHA = 'https://recaptchaenterprise.googleapis.com';

/** Reads the environment once. Returns the whole configuration, or every problem. */
export function readConfig(environment: Environment): Result<Config, readonly ConfigProblem[]> {
  const reader = new EnvironmentReader(environment);
  const mode = readMode(reader);
  const sandboxUrl = reader.address('SANDBOX_URL', ['http:'], reader.optional('SANDBOX_URL'));
  if (sandboxUrl !== null && mode === 'production') {
    reader.problem(
      'SANDBOX_URL',
      'SANDBOX_URL is set, and NODE_ENV is production. Remove SANDBOX_URL: the sandbox never runs in production.',
    );
  }
  const port = readServerPort(reader);
  const config: Config = {
    environment: mode,
    port,
    host: reader.optional('HOST') ?? '127.0.0.1',
    dataDir: resolve(reader.optional('DATA_DIR') ?? './data'),
    distDir: resolve(reader.optional('DIST_DIR') ?? './dist'),
    workers: readWorkers(reader),
    databaseUrl: readDatabaseUrl(reader, mode),
    brand: reader.optional('BRAND'),
    sandboxUrl,
    smtpUrl: readSmtpUrl(reader, sandboxUrl),
    directDebit: readDirectDebit(reader, sandboxUrl),
    captcha: sandboxUrl === null ? realCaptcha(reader, mode) : sandboxCaptcha(reader, sandboxUrl),
    braintree: readBraintree(reader, sandboxUrl),
    billing: readBilling(reader, sandboxUrl, mode),
    social: readSocial(reader, sandboxUrl),
    sentry: readSentry(reader, mode),
    sessionSecret: readSecret(reader, sandboxUrl),
    logLevel: reader.oneOf('LOG_LEVEL', LOG_LEVELS, sandboxUrl === null ? 'info' : 'warn'),
    metrics: readMetrics(reader, port),
    earlyHints: reader.oneOf('EARLY_HINTS', ['off', 'on'], 'off') === 'on',
    trustedProxies: readProxies(reader),
  };
  if (reader.problems.length > 0) return { ok: false, error: reader.problems };
  return { ok: true, value: config };
}

function readSecret(reader: EnvironmentReader, sandboxUrl: string | null): string | null {
  const write = 'at least 32 random characters, such as the output of: openssl rand -base64 48';
  const value =
    sandboxUrl === null
      ? reader.required('SESSION_SECRET', write)
      : reader.optional('SESSION_SECRET');
  if (value !== null && value !== '' && value.length < 32) {
    reader.problem('SESSION_SECRET', `SESSION_SECRET is too short. Set it to ${write}.`);
  }
  return value;
}

function realCaptcha(reader: EnvironmentReader, mode: Config['environment']): CaptchaConfig {
  const scoreSiteKey = reader.key('RECAPTCHA_SITE_KEY', 'the site key of the score check');
  const base = reader.optional('RECAPTCHA_URL') ?? GOOGLE_CAPTCHA;
  return {
    apiUrl: reader.service('RECAPTCHA_URL', mode, base) ?? base,
    project: reader.key('RECAPTCHA_PROJECT', "the Google Cloud project's id"),
    apiKey: reader.key('RECAPTCHA_API_KEY', 'the API key of reCAPTCHA Enterprise'),
    scoreSiteKey,
    checkboxSiteKey: reader.key('RECAPTCHA_CHECKBOX_SITE_KEY', 'the site key of the checkbox'),
    scriptUrl: `https://www.google.com/recaptcha/enterprise.js?render=${encodeURIComponent(scoreSiteKey)}`,
    minimumScore: reader.fraction('RECAPTCHA_MINIMUM_SCORE', 0.5),
  };
}

function sandboxCaptcha(reader: EnvironmentReader, sandboxUrl: string): CaptchaConfig {
  return {
    apiUrl: sandboxUrl,
    project: SANDBOX_CAPTCHA.project,
    apiKey: SANDBOX_CAPTCHA.apiKey,
    scoreSiteKey: SANDBOX_CAPTCHA.scoreSiteKey,
    checkboxSiteKey: SANDBOX_CAPTCHA.checkboxSiteKey,
    scriptUrl: `${SANDBOX_CAPTCHA.scriptPath}?render=${SANDBOX_CAPTCHA.scoreSiteKey}`,
    minimumScore: reader.fraction('RECAPTCHA_MINIMUM_SCORE', 0.5),
  };
}
