import type { Kysely } from 'kysely';
import { createLogger } from '../../../src/server/logging/createLogger.ts';
import { createMetrics } from '../../../src/server/metrics/createMetrics.ts';
import { ORDER_METHODS } from '../../../src/server/orders/methods/orderMethods.ts';
import { createRateLimits } from '../../../src/server/security/createRateLimits.ts';
import { memoryCounter } from '../../../src/server/security/memoryCounter.ts';
import type { Tables } from '../../../src/server/storage/tables/Tables.ts';
import { aBrandDirectory, aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { fakeCaptcha, fakeMail } from '../../factories/fakeGateways.ts';
import { fakeSocial } from '../../factories/leads/fakeSocial.ts';
import { aConfig } from '../../factories/servers/aConfig.ts';
import { Calls } from './Calls.ts';
import type { Ask, History } from './History.ts';
import { ModelBilling } from './ModelBilling.ts';
import { ModelDatabase } from './ModelDatabase.ts';
import { ModelProvider } from './ModelProvider.ts';
import { PostgresModel } from './PostgresModel.ts';
import { SqliteModel } from './SqliteModel.ts';
import { Steps } from './Steps.ts';
import { Time } from './Time.ts';
import { violations } from './violations.ts';
import { World } from './World.ts';

/** Counts of what happened, to show that a run tested enough. */
export interface Tally {
  histories: number;
  crashes: number;
  sales: number;
  captures: number;
  voids: number;
}

/** More rounds of the jobs than any history needs. */
const MOST_ROUNDS = 300;

/** Checks histories, one after the other, on one database. */
export class HistoryChecker {
  readonly tally: Tally = { histories: 0, crashes: 0, sales: 0, captures: 0, voids: 0 };
  readonly #database: ModelDatabase;
  readonly #reader: Kysely<Tables>;
  readonly #brands = aBrandDirectory([aBuiltBrand()]);
  #steps = new Steps();
  readonly #logger = createLogger({
    level: 'warn',
    destination: { write: (line) => this.#steps.note(line.trim()) },
  });

  private constructor(database: ModelDatabase) {
    this.#database = database;
    this.#reader = database.connect(async () => undefined);
  }

  /** With a PostgreSQL database, or with SQLite in memory. */
  static async create(databaseUrl: string | null): Promise<HistoryChecker> {
    const engine =
      databaseUrl === null ? await SqliteModel.open() : await PostgresModel.open(databaseUrl);
    return new HistoryChecker(new ModelDatabase(engine));
  }

  close(): Promise<void> {
    return this.#database.close();
  }

  /** Runs a history, lets everything finish, and throws when the result is wrong. */
  async check(history: History): Promise<void> {
    this.#database.clear();
    const steps = new Steps();
    this.#steps = steps;
    const time = new Time();
    const early: string[] = [];
    const calls = new Calls(steps, time.now, history.fates);
    const billing = new ModelBilling(calls);
    const provider = new ModelProvider(calls, {
      captures: (id) => {
        if (!this.#database.isPaidFor(id))
          early.push(`${id} is captured before its account is there`);
      },
      sells: (orderId, earlier) => {
        const open = [orderId, ...earlier.map((sale) => sale.orderId)].filter(
          (id) => this.#database.statusOf(id) !== 'failed',
        );
        if (open.length > 1) early.push(`${open.join(' and ')} are charged at the same time`);
      },
    });
    time.onPass(() => calls.catchUp());
    let ids = 0;
    const world = new World({
      base: {
        brands: this.#brands,
        config: aConfig(),
        methods: ORDER_METHODS,
        gateways: {
          captcha: fakeCaptcha(),
          mail: fakeMail(),
          social: fakeSocial(),
        },
        logger: this.#logger,
        metrics: createMetrics().counts,
        rateLimits: createRateLimits({ database: memoryCounter(), process: memoryCounter() }),
        newId: () => {
          ids += 1;
          return `id-${ids}`;
        },
      },
      billing,
      database: this.#database,
      provider,
      steps,
      time,
    });
    await world.live(history);
    calls.recover();
    await this.#comeToAnEnd(world, calls, time);
    for (const ask of laterAsks(history)) await world.order(ask);
    await this.#comeToAnEnd(world, calls, time);
    this.#count(world, provider);
    const found = [
      ...early,
      ...(await violations({ billing, database: this.#reader, provider, world })),
      ...(await this.#locked(history)),
    ];
    if (found.length > 0) throw new Error([...found, 'What was done:', ...steps.log].join('\n'));
  }

  /** The jobs continue without faults until nothing is left to do. */
  async #comeToAnEnd(world: World, calls: Calls, time: Time): Promise<void> {
    await world.finish();
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      await world.work();
      const due = this.#nextDue(calls);
      if (due === null) return;
      time.pass(Math.max(1, due - time.now()));
    }
    throw new Error(['The jobs never come to an end', ...this.#steps.log].join('\n'));
  }

  #nextDue(calls: Calls): number | null {
    const times = [this.#database.nextDue(), calls.nextLate()].filter((at) => at !== null);
    return times.length === 0 ? null : Math.min(...times);
  }

  /** In the end every address can get its user: no failure blocks it. */
  async #locked({ actions }: History): Promise<string[]> {
    const wanted = actions.flatMap((action) => {
      if (action.kind === 'ask') return [`${action.ask.brand}/${action.ask.address}`];
      return action.kind === 'invite' ? [`${action.brand}/${action.address}`] : [];
    });
    const addresses = new Set(wanted).size;
    const users = await this.#reader.selectFrom('users').select('id').execute();
    return users.length === addresses ? [] : [`${addresses} addresses have ${users.length} users`];
  }

  #count(world: World, { asked, books }: ModelProvider): void {
    const { tally } = this;
    tally.histories += 1;
    tally.crashes += world.crashes;
    tally.sales += asked.length;
    tally.captures += books.filter(({ state }) => state === 'captured').length;
    tally.voids += books.filter(({ state }) => state === 'voided').length;
  }
}

/** In the end, visitors who failed try again, with a key and a card that work. */
function laterAsks({ actions }: History): Ask[] {
  const asks = new Map<string, Ask>();
  for (const action of actions) {
    if (action.kind !== 'ask') continue;
    const { address, brand } = action.ask;
    asks.set(`${brand}/${address}`, {
      visitor: 9,
      key: 9 + address,
      address,
      brand,
      method: 'CC',
      isTrial: false,
      isHuman: true,
    });
  }
  return [...asks.values()];
}
