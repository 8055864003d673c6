import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { RenderPage } from '../core/contract/renderPage.ts';
import { createServer } from './app.ts';
import { followBuilds } from './brands/followBuilds.ts';
import { type OpenBrandDirectory, openBrandDirectory } from './brands/openBrandDirectory.ts';
import type { Clock } from './Clock.ts';
import { seedDemoAccounts } from './commands/demo/seedDemoAccounts.ts';
import { assertBrands, brandsShown } from './config/assertBrands.ts';
import type { Config } from './config/Config.ts';
import { buttonsLeftOut } from './config/socialKeys.ts';
import { httpBilling } from './gateways/billing/httpBilling.ts';
import { enterpriseCaptcha } from './gateways/captcha/enterpriseCaptcha.ts';
import { directDebitAccounts } from './gateways/direct-debit/directDebitAccounts.ts';
import { smtpMail } from './gateways/mail/smtpMail.ts';
import { braintreePayments } from './gateways/payments/braintreePayments.ts';
import { socialGateways } from './gateways/social/socialGateways.ts';
import { closeServer } from './http/closeWhenStopping.ts';
import { listenOn } from './http/listenOn.ts';
import { startJobs } from './jobs/startJobs.ts';
import { endDemoLeads } from './leads/demo/endDemoLeads.ts';
import { seedDemoLeads } from './leads/demo/seedDemoLeads.ts';
import { createLogger } from './logging/createLogger.ts';
import { logDestination } from './logging/logDestination.ts';
import { sentryReporter } from './logging/sentryReporter.ts';
import { createMetrics } from './metrics/createMetrics.ts';
import { ORDER_METHODS } from './orders/methods/orderMethods.ts';
import { endAbandoned } from './orders/settling/endAbandoned.ts';
import { freshPages } from './pages/cache/freshPages.ts';
import { openPageCache } from './pages/cache/openPageCache.ts';
import type { ServerDeps } from './ServerDeps.ts';
import { createRateLimits } from './security/createRateLimits.ts';
import { databaseCounter } from './security/databaseCounter.ts';
import { hashesAtOnce } from './security/hashesAtOnce.ts';
import { createPasswordHasher } from './security/hashPassword.ts';
import { memoryCounter } from './security/memoryCounter.ts';
import { sessionSecret } from './session/sessionSecret.ts';
import { type AwaitedLock, awaitDataDir, lockDataDir } from './storage/lockDataDir.ts';
import { openDatabase } from './storage/openDatabase.ts';
import { assertSameClock } from './storage/postgres/assertSameClock.ts';
import { openSignOfLife } from './storage/postgres/openSignOfLife.ts';
import { tooFewConnections } from './storage/postgres/tooFewConnections.ts';
import { endTurns } from './storage/processes/jobTurns.ts';
import { NO_SIGN_OF_LIFE } from './storage/processes/SignOfLife.ts';
import { watchLoop } from './watchLoop.ts';

export interface RunOptions {
  readonly config: Config;
  /** The page's server half. The development server passes one that is always current. */
  readonly renderPage: RenderPage;
  /** Address of the built page's script. */
  readonly entryScript?: string;
  /**
   * Whether pages are cached. Only when neither the page's code nor a brand changes while it runs.
   */
  readonly keepsPages?: boolean;
  /** The brands; the build's unless given. The Studio passes its drafts. */
  readonly brands?: OpenBrandDirectory;
  /** The clock; this machine's unless given. */
  readonly clock?: Clock;
  /** Whether it replaces a process that may still be finishing its requests. */
  readonly takesPlace?: boolean;
  /**
   * Whether that process is alive for certain, even if it has not locked the data directory yet
   * because it has just replaced another.
   */
  readonly isBeside?: boolean;
  /** Called as soon as the port is open, before any other process learns of it. */
  readonly onListening?: () => void;
}

export interface RunningServer {
  /** The address it listens on, such as http://127.0.0.1:4000. */
  readonly url: string;
  readonly app: FastifyInstance;
  /** Accepts no new visitors, finishes running requests, closes everything. */
  stop(): Promise<void>;
}

/** Starts the whole server: database, brands, jobs, routes. Throws StartError with what to do. */
export async function runServer(options: RunOptions): Promise<RunningServer> {
  const { databaseUrl, dataDir } = options.config;
  // Any number of processes can share a PostgreSQL database.
  const lock = databaseUrl === null ? takeDataDir(dataDir, options) : null;
  try {
    const server = await start(options, lock?.isAlone ?? false);
    return { ...server, stop: () => server.stop().finally(() => lock?.release()) };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

function takeDataDir(dataDir: string, { isBeside, takesPlace }: RunOptions): AwaitedLock {
  if (takesPlace !== true) return { isAlone: true, ...lockDataDir(dataDir) };
  const lock = awaitDataDir(dataDir);
  return { ...lock, isAlone: lock.isAlone && isBeside !== true };
}

async function start(options: RunOptions, isAlone: boolean): Promise<RunningServer> {
  const { clock = () => new Date(), config, renderPage } = options;
  const brands = options.brands ?? (await openBrandDirectory(join(config.distDir, 'brands')));
  assertBrands(config, brands.current().index);
  const metrics = createMetrics();
  const database = await openDatabase(config, metrics.watch);
  // Only in production, because tests and rehearsals shift the clocks of their servers.
  if (config.databaseUrl !== null && config.environment === 'production') {
    await assertSameClock(database, clock);
  }
  const logger = createLogger({
    level: config.logLevel,
    ...(config.sentry !== null && { onError: sentryReporter(config.sentry) }),
  });
  if (config.databaseUrl !== null) {
    const tooFew = await tooFewConnections(database, config.workers);
    if (tooFew !== null) logger.warn(tooFew);
  }
  const leftOut = buttonsLeftOut(config.social, brandsShown(config, brands.current().index));
  if (leftOut.length > 0) logger.warn({ leftOut }, 'Social buttons have no keys and are left out');
  const loop = watchLoop();
  let ready = true;
  const secret = sessionSecret(config);
  const atOnce = hashesAtOnce(availableParallelism(), config.workers);
  const hashPassword = createPasswordHasher({ atOnce, waiting: 20 });
  const deps: ServerDeps = {
    config,
    database,
    signOfLife:
      config.databaseUrl === null
        ? NO_SIGN_OF_LIFE
        : await openSignOfLife(config.databaseUrl, { database, logger }),
    brands,
    renderPage,
    entryScript: options.entryScript ?? null,
    pageCache: options.keepsPages ? openPageCache() : freshPages,
    gateways: {
      billing: httpBilling(config.billing),
      captcha: enterpriseCaptcha(config.captcha),
      directDebit: directDebitAccounts(config.directDebit),
      mail: smtpMail(config.smtpUrl),
      payments: braintreePayments(config.braintree),
      social: socialGateways(config.social),
    },
    methods: ORDER_METHODS,
    // A sandbox runs on a person's own machine, whose other work delays the loop, so it never
    // refuses pages.
    loopDelay: config.sandboxUrl === null ? loop.delay : () => 0,
    hashPassword,
    rateLimits: createRateLimits({
      database: databaseCounter({ clock, database, sessionSecret: secret }),
      process: memoryCounter(),
    }),
    sessionSecret: secret,
    clock,
    newId: randomUUID,
    logger,
    metrics: metrics.counts,
    isReady: () => ready,
  };
  const app = await createServer(deps);
  if (config.sandboxUrl === null) await endDemoLeads(deps);
  else await seedDemo(deps);
  // A process that has the database to itself has not begun any orders yet. Otherwise orders may
  // belong to other processes, and a job ends those of dead ones.
  if (isAlone) {
    await endTurns(database, clock());
    await endAbandoned(deps, clock());
  }
  app.server.once('listening', () => options.onListening?.());
  const url = await listenOn(app, config);
  metrics.measure({
    clock,
    database,
    hashLoad: hashPassword.load,
    loopDelay: loop.delay,
    droppedLines: logDestination().dropped,
  });
  const measuring =
    config.metrics === null ? null : await metrics.serve(config.metrics).catch(closing(app));
  const jobs = startJobs(deps);
  const stopFollowing = followBuilds({
    brands,
    logger,
    metrics: metrics.counts,
    accept: (index) => assertBrands(config, index),
    onBuild: async () => {
      if (config.sandboxUrl !== null) await seedDemo(deps);
    },
  });
  return {
    url,
    app,
    async stop() {
      ready = false;
      await closeServer(app, isNoticed(config));
      stopFollowing();
      loop.stop();
      await jobs.stop();
      await measuring?.stop();
      await deps.signOfLife.stop();
      await database.destroy();
    },
  };
}

/** With the sandbox on: accounts, leads and deals to try. */
async function seedDemo(deps: ServerDeps): Promise<void> {
  await seedDemoAccounts(deps);
  await seedDemoLeads(deps);
}

/** Whether a load balancer or parent process sends new requests to another process. */
function isNoticed({ environment, workers }: Config): boolean {
  return environment === 'production' || workers !== null;
}

/** Closes a server whose start fails, and rethrows the error. */
function closing(app: FastifyInstance): (error: unknown) => Promise<never> {
  return async (error) => {
    await app.close();
    throw error;
  };
}
