import type { LogLevel } from '../logging/createLogger.ts';
import type { BraintreeConfig } from './BraintreeConfig.ts';
import type { SocialConfig } from './SocialConfig.ts';

/** The captcha account that tokens are assessed with, and what the page loads of it. */
export interface CaptchaConfig {
  /** Base address of the assessments API, without a closing slash. */
  readonly apiUrl: string;
  readonly project: string;
  readonly apiKey: string;
  readonly scoreSiteKey: string;
  readonly checkboxSiteKey: string;
  /** Where the page loads the script from: a path of this origin, or an https address. */
  readonly scriptUrl: string;
  /** Invisible checks below this score are refused, 0 to 1. */
  readonly minimumScore: number;
}

/** The keys of one payment account at the direct debit provider. */
export interface DirectDebitKeys {
  readonly accessToken: string;
  /** What webhooks are signed with. */
  readonly webhookSecret: string;
}

/** The direct debit provider, and the keys by payment account, such as 'software-uk'. */
export interface DirectDebitConfig {
  readonly environment: 'sandbox' | 'live';
  /** The stand-in's address; null speaks to the provider itself. */
  readonly apiUrl: string | null;
  /** Where the page loads the drop-in from: a path of this origin, or an https address. */
  readonly scriptUrl: string;
  /** Null where the payment account has none, and so offers no direct debit. */
  readonly keysOf: (paymentAccount: string) => DirectDebitKeys | null;
}

/** Where the billing system is, and the key that it knows this server by. */
export interface BillingConfig {
  /** Without a closing slash. */
  readonly url: string;
  readonly apiKey: string;
}

/** The report service, read out of its DSN. */
export interface SentryConfig {
  readonly dsn: string;
  readonly publicKey: string;
  /** Where envelopes are posted to. */
  readonly envelopeUrl: string;
}

/** Where metrics are served. */
export interface MetricsConfig {
  readonly host: string;
  readonly port: number;
}

/** All that the environment decides, read and checked once. */
export interface Config {
  readonly environment: 'production' | 'development' | 'test';
  readonly port: number;
  readonly host: string;
  /** How many processes serve behind the port, and can be replaced without a gap; null is this one alone. */
  readonly workers: number | null;
  readonly dataDir: string;
  /** The build's output, which holds the brands and the page. */
  readonly distDir: string;
  /** A PostgreSQL address; null uses the SQLite file in dataDir. */
  readonly databaseUrl: string | null;
  /** The brand that every host shows, if one is pinned. */
  readonly brand: string | null;
  /** Base address of the sandbox's process; null when the real providers are used. */
  readonly sandboxUrl: string | null;
  readonly smtpUrl: string;
  readonly captcha: CaptchaConfig;
  readonly directDebit: DirectDebitConfig;
  readonly braintree: BraintreeConfig;
  readonly social: SocialConfig;
  /** Null where there is none: no brand takes payments then. */
  readonly billing: BillingConfig | null;
  /** Null sends all reports to the log. */
  readonly sentry: SentryConfig | null;
  /** Signs session cookies. Null with the sandbox on: one is made and kept in dataDir. */
  readonly sessionSecret: string | null;
  readonly logLevel: LogLevel;
  /** Null serves none. */
  readonly metrics: MetricsConfig | null;
  /** Whether 103 Early Hints name a page's script before the page is made. */
  readonly earlyHints: boolean;
  /** Addresses or networks whose forwarded headers count. */
  readonly trustedProxies: readonly string[];
}
