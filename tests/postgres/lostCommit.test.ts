import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { openPostgres } from '../../src/server/storage/postgres/openPostgres.ts';
import { type ConnectionPool, wrapPool } from '../../src/server/storage/postgres/wrapPool.ts';
import { aPostgresUrl, copyOfMigrated } from '../factories/databases/aPostgresUrl.ts';
import { aPaidBrand, aPaidRequest, pay } from '../factories/payments/aPaidSignUp.ts';
import { aServer } from '../factories/servers/aServer.ts';
import { aVisitor } from '../factories/servers/aVisitor.ts';

/** The transactions of a paid order: it is opened, charged and stored. */
const COMMITS = [1, 2, 3] as const;

/** A pool whose connection breaks after a commit is done, but before it is acknowledged. */
function losingCommit(pool: ConnectionPool, nth: number): ConnectionPool {
  let commits = 0;
  return wrapPool(pool, (connection) => ({
    async run<Row>(text: string, parameters: readonly unknown[]) {
      const answer = await connection.query<Row>(text, parameters);
      if (text === 'commit') commits += 1;
      return text === 'commit' && commits === nth ? breakOff() : answer;
    },
  }));
}

function breakOff(): never {
  throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
}

it.each(COMMITS)(
  'an order whose commit number %i is carried out and not answered never fails with its money charged',
  async (nth) => {
    const database = openPostgres(await aPostgresUrl(copyOfMigrated), {
      through: (pool) => losingCommit(pool, nth),
    });
    onTestFinished(() => database.destroy());
    const server = await aServer({ brands: [aPaidBrand()], deps: { database } });
    const visitor = await aVisitor(server.app);
    const key = randomUUID();

    const first = await pay(visitor, aPaidRequest(), { key });

    // 503 is for an order without a charge. The page still asks for its key.
    expect([first.statusCode, server.payments.sales.length]).toEqual(
      nth === 1 ? [503, 0] : [202, nth === 2 ? 0 : 1],
    );
    for (let round = 0; round < 20; round += 1) {
      server.pass(60_000);
      await server.settle();
      await server.deliver();
    }
    const last = await visitor.ask(`/attempts/${key}`);
    const isPaid = server.payments.sales.length === 1;
    expect(last.json()).toMatchObject(
      isPaid ? { success: true } : { success: false, data: { reason: 'NOTHING_CHARGED' } },
    );
    expect(await pay(visitor, aPaidRequest(), { key })).toMatchObject({
      statusCode: last.statusCode,
    });
    expect(server.payments.sales).toHaveLength(isPaid ? 1 : 0);
  },
);
