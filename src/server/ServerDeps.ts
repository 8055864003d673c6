import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { RenderPage } from '../core/contract/renderPage.ts';
import type { BrandDirectory } from './brands/BrandDirectory.ts';
import type { Clock, NewId } from './Clock.ts';
import type { Config } from './config/Config.ts';
import type { BillingGateway } from './gateways/billing/BillingGateway.ts';
import type { CaptchaGateway } from './gateways/captcha/CaptchaGateway.ts';
import type { DirectDebitAccounts } from './gateways/direct-debit/directDebitAccounts.ts';
import type { MailGateway } from './gateways/mail/MailGateway.ts';
import type { PaymentGateway } from './gateways/payments/PaymentGateway.ts';
import type { SocialGateways } from './gateways/social/SocialGateway.ts';
import type { Metrics } from './metrics/Metrics.ts';
import type { OrderMethods } from './orders/methods/OrderMethod.ts';
import type { PageCache } from './pages/cache/PageCache.ts';
import type { HashPassword } from './security/hashPassword.ts';
import type { RateLimits } from './security/RateLimits.ts';
import type { SignOfLife } from './storage/processes/SignOfLife.ts';
import type { Tables } from './storage/tables/Tables.ts';

/** Everything the server works with, created by main (or by a test) and passed in. */
export interface ServerDeps {
  readonly config: Config;
  readonly database: Kysely<Tables>;
  /** Shows other processes that this one is alive. */
  readonly signOfLife: SignOfLife;
  readonly brands: BrandDirectory;
  readonly renderPage: RenderPage;
  /** Address of the script of every page; null when the page is served from its sources. */
  readonly entryScript: string | null;
  /** Pages without personal data, rendered once. */
  readonly pageCache: PageCache;
  readonly gateways: {
    readonly billing: BillingGateway;
    readonly captcha: CaptchaGateway;
    readonly directDebit: DirectDebitAccounts;
    readonly mail: MailGateway;
    readonly payments: PaymentGateway;
    readonly social: SocialGateways;
  };
  /** The payment methods. */
  readonly methods: OrderMethods;
  /**
   * The delay of the event loop in milliseconds. Everything that waits for the loop waits this
   * long.
   */
  readonly loopDelay: () => number;
  readonly hashPassword: HashPassword;
  readonly rateLimits: RateLimits;
  /** Signs session cookies. */
  readonly sessionSecret: string;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly logger: FastifyBaseLogger;
  readonly metrics: Metrics;
  /** Read by the readiness probe. False once the server is about to stop. */
  readonly isReady: () => boolean;
}
