import type { LogLevel } from '../logging/createLogger.ts';
import type { BraintreeConfig } from './BraintreeConfig.ts';
import type { SocialSettings } from './SocialSettings.ts';

/** The captcha account that assesses tokens, and the script for the page. */
export interface CaptchaConfig {
  /** Base address of the assessments API, without a trailing slash. */
  readonly apiUrl: string;
  readonly project: string;
  readonly apiKey: string;
  readonly scoreSiteKey: string;
  readonly checkboxSiteKey: string;
  /** The script's address for the page: a path of this origin, or an https address. */
  readonly scriptUrl: string;
  /** Invisible checks below this score are refused, 0 to 1. */
  readonly minimumScore: number;
}

/** The keys of one payment account at the direct debit provider. */
export interface DirectDebitKeys {
  readonly accessToken: string;
  /** The secret that signs webhooks. */
  readonly webhookSecret: string;
}

/** The direct debit provider, and its keys by payment account, such as 'software-uk'. */
export interface DirectDebitSettings {
  readonly environment: 'sandbox' | 'live';
  /** The sandbox's address; null for the provider itself. */
  readonly apiUrl: string | null;
  /** The drop-in's address for the page: a path of this origin, or an https address. */
  readonly scriptUrl: string;
  /** Null when the payment account has no keys and so offers no direct debit. */
  readonly keysOf: (paymentAccount: string) => DirectDebitKeys | null;
}

/** The address of the billing system, and this server's key for it. */
export interface BillingConfig {
  /** Without a trailing slash. */
  readonly url: string;
  readonly apiKey: string;
}

/** The report service, from its DSN. */
export interface SentryConfig {
  readonly dsn: string;
  readonly publicKey: string;
  /** The address that envelopes are posted to. */
  readonly envelopeUrl: string;
}

/** The address where metrics are served. */
export interface MetricsConfig {
  readonly host: string;
  readonly port: number;
}

/** All settings from the environment, read and checked once. */
export interface Config {
  readonly environment: 'production' | 'development' | 'test';
  readonly port: number;
  readonly host: string;
  /**
   * How many processes serve behind the port and can be replaced without a gap; null for this
   * process only.
   */
  readonly workers: number | null;
  readonly dataDir: string;
  /** The build's output, which holds the brands and the page. */
  readonly distDir: string;
  /** A PostgreSQL address; null uses the SQLite file in dataDir. */
  readonly databaseUrl: string | null;
  /** The brand for every host, when one is pinned. */
  readonly brand: string | null;
  /** Base address of the sandbox's process; null when the real providers are used. */
  readonly sandboxUrl: string | null;
  readonly smtpUrl: string;
  readonly captcha: CaptchaConfig;
  readonly directDebit: DirectDebitSettings;
  readonly braintree: BraintreeConfig;
  readonly social: SocialSettings;
  /** Null for none. Then no brand accepts payments. */
  readonly billing: BillingConfig | null;
  /** Null to write all reports to the log. */
  readonly sentry: SentryConfig | null;
  /** Signs session cookies. Null with the sandbox on, which makes one and keeps it in dataDir. */
  readonly sessionSecret: string | null;
  readonly logLevel: LogLevel;
  /** Null to serve none. */
  readonly metrics: MetricsConfig | null;
  /** Whether 103 Early Hints name the page's script before the page is rendered. */
  readonly earlyHints: boolean;
  /** Addresses or networks whose forwarded headers are trusted. */
  readonly trustedProxies: readonly string[];
}
