import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { onTestFinished } from 'vitest';
import type { BuiltBrand } from '../../../src/core/contract/builtBrand.ts';
import type { PageData } from '../../../src/core/contract/generated/session.ts';
import { createServer } from '../../../src/server/app.ts';
import type { Config } from '../../../src/server/config/Config.ts';
import type { ServerTimes } from '../../../src/server/http/serverTimes.ts';
import { deliverOutbox } from '../../../src/server/jobs/deliverOutbox.ts';
import { createLogger } from '../../../src/server/logging/createLogger.ts';
import { createMetrics } from '../../../src/server/metrics/createMetrics.ts';
import { ORDER_METHODS } from '../../../src/server/orders/methods/orderMethods.ts';
import { settleDue } from '../../../src/server/orders/settling/settleDue.ts';
import { freshPages } from '../../../src/server/pages/cache/freshPages.ts';
import type { ServerDeps } from '../../../src/server/ServerDeps.ts';
import { createRateLimits } from '../../../src/server/security/createRateLimits.ts';
import { databaseCounter } from '../../../src/server/security/databaseCounter.ts';
import { type Allowance, LIMITS, type LimitName } from '../../../src/server/security/limits.ts';
import { memoryCounter } from '../../../src/server/security/memoryCounter.ts';
import { NO_SIGN_OF_LIFE } from '../../../src/server/storage/processes/SignOfLife.ts';
import type { Tables } from '../../../src/server/storage/tables/Tables.ts';
import { aBrandDirectory, aBuiltBrand } from '../brands/aBuiltBrand.ts';
import { aMigratedDatabase } from '../databases/aMigratedDatabase.ts';
import { type FakeCaptcha, type FakeMail, fakeCaptcha, fakeMail } from '../fakeGateways.ts';
import { type FakeSocial, fakeSocial } from '../leads/fakeSocial.ts';
import { type FakeBilling, fakeBilling } from '../payments/fakeBilling.ts';
import { type FakeDirectDebit, fakeDirectDebit } from '../payments/fakeDirectDebit.ts';
import { type FakePayments, fakePayments } from '../payments/fakePayments.ts';
import { aConfig } from './aConfig.ts';

export const SERVER_START = new Date('2026-11-21T09:00:00.000Z');

export interface TestServer {
  readonly app: FastifyInstance;
  readonly deps: ServerDeps;
  readonly database: Kysely<Tables>;
  readonly billing: FakeBilling;
  readonly captcha: FakeCaptcha;
  readonly mail: FakeMail;
  readonly payments: FakePayments;
  readonly social: FakeSocial;
  readonly directDebit: FakeDirectDebit;
  /** The data of the rendered pages, in order. */
  readonly pages: PageData[];
  /** Every line of the log. */
  readonly log: string[];
  /** Moves the server's clock. */
  readonly pass: (milliseconds: number) => void;
  /** The metrics in Prometheus's format. */
  readonly metrics: () => Promise<string>;
  /** Sends what is due in the outbox. */
  readonly deliver: () => Promise<number>;
  /** Settles the attempts that are due. */
  readonly settle: () => Promise<number>;
}

export interface TestServerOptions {
  readonly brands?: readonly BuiltBrand[];
  readonly config?: Partial<Config>;
  readonly allowances?: Partial<Record<LimitName, Allowance>>;
  readonly deps?: Partial<Omit<ServerDeps, 'gateways'>>;
  readonly gateways?: Partial<ServerDeps['gateways']>;
  /** The time limits of connections, for tests over sockets. */
  readonly times?: ServerTimes;
}

/**
 * A server with a real SQLite file and without sockets: gateways in memory, and a clock that the
 * test moves.
 */
export async function aServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = await aMigratedDatabase();
  const billing = fakeBilling();
  const captcha = fakeCaptcha();
  const mail = fakeMail();
  const payments = fakePayments();
  const social = fakeSocial();
  const directDebit = fakeDirectDebit();
  const pages: PageData[] = [];
  const log: string[] = [];
  let time = SERVER_START.getTime();
  const clock = () => new Date(time);
  const metrics = createMetrics();
  const sessionSecret = 'a-secret-of-more-than-32-characters';
  const deps: ServerDeps = {
    config: aConfig(options.config),
    database,
    signOfLife: NO_SIGN_OF_LIFE,
    brands: aBrandDirectory(options.brands ?? [aBuiltBrand()]),
    renderPage: ({ built, data }) => {
      pages.push(data);
      return {
        pieces: [
          `<!doctype html><html lang="${built.brand.locale}"><title>${built.brand.name}</title>`,
        ],
        styleHashes: ['sha256-AAAA'],
      };
    },
    entryScript: '/assets/hydrate.js',
    pageCache: freshPages,
    gateways: {
      billing,
      captcha,
      directDebit: directDebit.of,
      mail,
      payments,
      social,
      ...options.gateways,
    },
    methods: ORDER_METHODS,
    loopDelay: () => 0,
    hashPassword: async (password) => `hash of ${password.length} characters`,
    rateLimits: createRateLimits(
      { database: databaseCounter({ clock, database, sessionSecret }), process: memoryCounter() },
      { ...LIMITS, ...options.allowances },
    ),
    sessionSecret,
    clock,
    newId: randomUUID,
    logger: createLogger({ level: 'debug', destination: linesInto(log) }),
    metrics: metrics.counts,
    isReady: () => true,
    ...options.deps,
  };
  const app = await createServer(deps, options.times);
  onTestFinished(() => app.close());
  let isMeasured = false;
  return {
    app,
    deps,
    database,
    billing,
    captcha,
    mail,
    payments,
    social,
    directDebit,
    pages,
    log,
    pass: (milliseconds) => {
      time += milliseconds;
    },
    metrics() {
      const hashLoad = () => ({ running: 0, waiting: 0 });
      if (!isMeasured) metrics.measure({ ...deps, hashLoad, droppedLines: () => 0 });
      isMeasured = true;
      return metrics.read();
    },
    deliver: () => deliverOutbox(deps),
    settle: () => settleDue(deps),
  };
}

function linesInto(log: string[]): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      log.push(String(chunk));
      done();
    },
  });
}
