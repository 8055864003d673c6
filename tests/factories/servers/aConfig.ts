import { sandboxSocialKeys } from '../../../src/core/contract/sandbox/sandboxSocial.ts';
import type { Config } from '../../../src/server/config/Config.ts';

/** A configuration with the sandbox on. */
export function aConfig(overrides: Partial<Config> = {}): Config {
  return {
    environment: 'test',
    port: 4000,
    host: '127.0.0.1',
    dataDir: '/nowhere',
    distDir: '/nowhere',
    databaseUrl: null,
    workers: null,
    brand: null,
    sandboxUrl: 'http://127.0.0.1:9',
    smtpUrl: 'smtp://127.0.0.1:9',
    captcha: {
      apiUrl: 'http://127.0.0.1:9',
      project: 'project',
      apiKey: 'key',
      scoreSiteKey: 'score-key',
      checkboxSiteKey: 'checkbox-key',
      scriptUrl: '/sandbox/recaptcha/enterprise.js?render=score-key',
      minimumScore: 0.5,
    },
    directDebit: {
      environment: 'sandbox',
      apiUrl: 'http://127.0.0.1:9',
      scriptUrl: '/sandbox/gocardless/dropin.js',
      keysOf: (account) => ({
        accessToken: `token-${account}`,
        webhookSecret: `secret-${account}`,
      }),
    },
    braintree: { kind: 'standIn', url: 'http://127.0.0.1:9' },
    social: { standInUrl: 'http://127.0.0.1:9', keysOf: sandboxSocialKeys, brandIds: [] },
    billing: { url: 'http://127.0.0.1:9/billing', apiKey: 'key' },
    sentry: null,
    sessionSecret: null,
    logLevel: 'info',
    metrics: null,
    earlyHints: false,
    trustedProxies: [],
    ...overrides,
  };
}
